import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { formatInteger } from '@/lib/core/text/text';
import type { DemandeStats } from '@/lib/demandes/queries';

/** The need in three figures, all real (docs/rules.md): views, conversations opened about it, days left. */
export function DetailStats({ stats }: { stats: DemandeStats }) {
  const words = useWords('demandes/chiffres');
  const { vues, propositions, joursRestants } = stats;
  const figure = (n: number) => formatInteger(n, words.langue);
  return (
    <Card as="section" aria-labelledby="statistiques">
      <h2 id="statistiques" className="text-lg">
        {words('titre')}
      </h2>
      <dl className="mt-3 grid grid-cols-3 gap-3 text-center">
        <Figure label={words('vues', { n: vues })} value={figure(vues)} />
        <Figure label={words('propositions', { n: propositions })} value={figure(propositions)} />
        <Figure label={words('restants', { n: joursRestants })} value={figure(joursRestants)} />
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
