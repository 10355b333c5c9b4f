import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { formatLongDate } from '@/lib/core/text/time';
import { ACTION_LABELS, CIBLE_LABELS, MOTIF_LABELS } from '@/lib/moderation/labels';
import type { ReportView } from '@/lib/moderation/queries/reports';
import { actionsFor } from '@/lib/moderation/rules';
import { displayName } from '@/lib/users/labels';
import { DecisionForm } from './decision-form';
import { Photos } from './photos';
import { ReportLines } from './report-lines';

const person = (user: ReportView['person']) => (
  <Link href={`/profile/${user._id}`} className="font-medium text-majorelle underline">
    <bdi>{displayName(user)}</bdi>
  </Link>
);

/** A message has no name but its words. */
const titleOf = ({ cible, titre, extrait }: ReportView) =>
  cible === 'message' && extrait ? `«\u00a0${extrait}\u00a0»` : titre;

/** A report with its thing, what was done about it before, and the form of what is to be done. */
export function ReportCard({ report }: { report: ReportView }) {
  const titleId = `signalement-${report._id}`;
  return (
    <Card as="li">
      <article aria-labelledby={titleId} className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-4">
          <div className="flex flex-wrap gap-1.5">
            <Badge tone="majorelle">{CIBLE_LABELS[report.cible]}</Badge>
            <Badge tone="clay">{MOTIF_LABELS[report.motif]}</Badge>
            {report.decision && <Badge>{ACTION_LABELS[report.decision]}</Badge>}
            {report.masque && <Badge>Masqué</Badge>}
            {report.suspendu && <Badge>Compte suspendu</Badge>}
          </div>
          <h2 id={titleId} className="text-xl [overflow-wrap:anywhere]">
            {report.lien ? (
              <Link href={report.lien} className="underline">
                <bdi>{report.titre}</bdi>
              </Link>
            ) : (
              <bdi className="line-clamp-2">{titleOf(report)}</bdi>
            )}
          </h2>
          <p className="text-muted text-sm">
            De {person(report.person)}, signalé par {person(report.reporter)} le{' '}
            {formatLongDate(report.createdAt)}
            {report.autres > 0 && `, et par ${report.autres} autre${report.autres > 1 ? 's' : ''}`}
          </p>
          <Quote label="Ce qui est dit" text={report.texte} />
          {report.contexte.length > 0 ? (
            <ReportLines lines={report.contexte} />
          ) : (
            report.extrait && <Quote label="Ce qui est signalé" text={report.extrait} />
          )}
          <Photos images={report.images} />
          <Journal entries={report.journal} />
        </div>
        <DecisionForm reportId={report._id} actions={actionsFor(report)} />
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
  if (entries.length === 0) return null;
  return (
    <div>
      <p className="text-muted text-sm">Déjà fait</p>
      <ul className="mt-1 space-y-2">
        {entries.map((entry) => (
          <li key={entry._id}>
            <p>
              {ACTION_LABELS[entry.action]}, {entry.operateur}, {formatLongDate(entry.createdAt)}
              {'\u202f'}: <bdi>{entry.raison}</bdi>
            </p>
            {entry.reponse && <Quote label="Réponse de la personne" text={entry.reponse} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
