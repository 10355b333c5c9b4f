import { Card } from '@/components/ui/card';
import { formatInteger, NNBSP } from '@/lib/core/text/text';
import type { DemandeStats } from '@/lib/demandes/queries';

/** The need in three figures, all real (docs/rules.md): views, conversations opened about it, days left. */
export function DetailStats({ stats }: { stats: DemandeStats }) {
  const { vues, propositions, joursRestants } = stats;
  return (
    <Card as="section" aria-labelledby="statistiques">
      <h2 id="statistiques" className="text-lg">
        Statistiques
      </h2>
      <dl className="mt-3 grid grid-cols-3 gap-3 text-center">
        <Figure label={vues > 1 ? 'Vues' : 'Vue'} value={formatInteger(vues)} />
        <Figure
          label={propositions > 1 ? 'Propositions' : 'Proposition'}
          value={formatInteger(propositions)}
        />
        <Figure
          label={joursRestants > 1 ? 'Restants' : 'Restant'}
          value={`${formatInteger(joursRestants)}${NNBSP}j`}
        />
      </dl>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex min-w-0 flex-col-reverse">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-bold font-display text-2xl tabular-nums leading-tight">{value}</dd>
    </div>
  );
}
