import type { DemandeView } from '@/lib/demandes/queries';
import { DemandeCard } from './demande-card';

/** What the grid says when it has no card to show (docs/screens.md). */
export const GRID_EMPTY = 'Aucune demande disponible pour le moment.';

/** Cards of needs: one column on a phone, three on a wide screen. */
export function DemandeGrid({
  demandes,
  headingLevel,
}: {
  demandes: DemandeView[];
  headingLevel?: 'h2' | 'h3';
}) {
  if (demandes.length === 0) return <p className="text-muted">{GRID_EMPTY}</p>;
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {demandes.map((demande, index) => (
        <li key={demande._id} className="flex min-w-0 [&>article]:w-full">
          <DemandeCard demande={demande} headingLevel={headingLevel} eager={index < 3} />
        </li>
      ))}
    </ul>
  );
}
