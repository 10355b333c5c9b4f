import { useWords } from '#words';
import { ExternalLink } from '@/components/ui/external-link';
import { evenementSentence } from '@/lib/conversations/labels';
import type { ReportView } from '@/lib/moderation/queries/reports';
import { Photos } from './photos';

type Line = ReportView['contexte'][number];

/** A reported message and what was said around it, with its pictures: a picture may be all that is reported. */
export function ReportLines({ lines, title }: { lines: Line[]; title?: string }) {
  const words = useWords('moderation/lignes');
  const dit = useWords('messagerie/dit');
  return (
    <div>
      <p className="text-muted text-sm">{title ?? words('autour')}</p>
      <ol className="mt-1 space-y-1">
        {lines.map((line) => (
          <li key={line.ordre} className={line.signale ? 'rounded-control bg-clay-tint px-2 py-1' : 'px-2'}>
            {words.rich(
              'auteur',
              { b: (text) => <span className="font-medium">{text}</span> },
              { auteur: line.auteur ?? words('evenement') },
            )}{' '}
            <span dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
              {line.evenement ? evenementSentence(dit, line.evenement) : line.texte}
            </span>
            {line.link && (
              <ExternalLink href={line.link} className="ms-1 [overflow-wrap:anywhere]">
                {line.link}
              </ExternalLink>
            )}
            <Photos images={line.images} />
          </li>
        ))}
      </ol>
    </div>
  );
}
