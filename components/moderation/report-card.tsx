import { useWords } from '#words';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { Words } from '@/components/words/words';
import type { Words as WordsOf } from '@/components/words/words-of';
import { formatLongDate } from '@/lib/core/text/time';
import type { ReportView } from '@/lib/moderation/queries/reports';
import { actionsFor } from '@/lib/moderation/rules';
import { displayName } from '@/lib/users/labels';
import { DecisionForm } from './decision-form';
import { Photos } from './photos';
import { ReportLines } from './report-lines';

const linkTo = (user: ReportView['person']) => (name: string) => (
  <Link href={`/profile/${user._id}`} className="font-medium text-majorelle underline">
    <bdi>{name}</bdi>
  </Link>
);

/** What its owner calls it; a message has no name but its words, a review no other than its note. */
function titleOf(words: WordsOf<'moderation/signalements'>, report: ReportView): string {
  const { cible, titre, note, extrait, existe } = report;
  if (!existe) return words('supprime');
  if (note !== null) return words('avisNote', { n: note });
  return cible === 'message' ? words('citation', { texte: extrait || '…' }) : titre;
}

/** A report with its thing, what was done about it before, and the form of what is to be done. */
export function ReportCard({ report }: { report: ReportView }) {
  const words = useWords('moderation/signalements');
  const targets = useWords('moderation/cible');
  const reasons = useWords('moderation/motif');
  const actions = useWords('moderation/action');
  const titleId = `signalement-${report._id}`;
  const people = { a: linkTo(report.person), b: linkTo(report.reporter) };
  const said = {
    personne: displayName(report.person, words.langue),
    auteur: displayName(report.reporter, words.langue),
    jour: formatLongDate(report.createdAt, undefined, words.langue),
  };
  return (
    <Card as="li">
      <article aria-labelledby={titleId} className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          <div className="flex flex-wrap gap-1.5">
            <Badge tone="majorelle">{targets(report.cible)}</Badge>
            <Badge tone="clay">{reasons(report.motif)}</Badge>
            {report.decision && <Badge>{actions(report.decision)}</Badge>}
            {report.masque && <Badge>{words('masque')}</Badge>}
            {report.suspendu && <Badge>{words('suspendu')}</Badge>}
          </div>
          <h2 id={titleId} className="text-xl [overflow-wrap:anywhere]">
            {report.lien ? (
              <Link href={report.lien} className="underline">
                <bdi>{titleOf(words, report)}</bdi>
              </Link>
            ) : (
              <bdi className="line-clamp-2">{titleOf(words, report)}</bdi>
            )}
          </h2>
          <p className="text-muted text-sm">
            {report.autres > 0
              ? words.rich('deEtAutres', people, { ...said, n: report.autres })
              : words.rich('de', people, said)}
          </p>
          <Quote label={words('dit')} text={report.texte} />
          {report.contexte.length > 0 ? (
            <ReportLines lines={report.contexte} />
          ) : (
            report.extrait && <Quote label={words('signale')} text={report.extrait} />
          )}
          <Photos images={report.images} />
          <Journal entries={report.journal} />
        </div>
        <Words of={['moderation/decider']}>
          <DecisionForm
            reportId={report._id}
            actions={actionsFor(report).map((value) => ({ value, label: actions(value) }))}
          />
        </Words>
      </article>
    </Card>
  );
}

function Quote({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <p className="text-muted text-sm">{label}</p>
      <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
        {text}
      </p>
    </div>
  );
}

function Journal({ entries }: { entries: ReportView['journal'] }) {
  const words = useWords('moderation/signalements');
  const actions = useWords('moderation/action');
  if (entries.length === 0) return null;
  return (
    <div>
      <p className="text-muted text-sm">{words('fait')}</p>
      <ul className="mt-1 space-y-2">
        {entries.map((entry) => (
          <li key={entry._id}>
            <p>
              {words.rich(
                'ligne',
                { b: (text) => <bdi>{text}</bdi> },
                {
                  action: actions(entry.action),
                  operateur: entry.operateur,
                  jour: formatLongDate(entry.createdAt, undefined, words.langue),
                  raison: entry.raison,
                },
              )}
            </p>
            {entry.reponse && <Quote label={words('reponse')} text={entry.reponse} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
