import { useWords } from '#words';
import { stillCards } from '@/components/page/still';
import type { DemandeView } from '@/lib/demandes/queries';
import { isUrgentDemande } from '@/lib/demandes/rules';
import { DemandeCard } from './demande-card';
import { DemandeList } from './demande-list';

/** Cards of needs: one column on a phone, three on a wide screen. `eager` when the grid is what the page opens with. */
export function DemandeGrid({
  demandes,
  headingLevel,
  eager,
}: {
  demandes: DemandeView[];
  headingLevel?: 'h2' | 'h3';
  eager?: boolean;
}) {
  const words = useWords('demandes/liste');
  const contact = useWords('demandes/contact');
  if (demandes.length === 0) return <p className="text-muted">{words('vide')}</p>;
  const now = new Date();
  const cards = stillCards(
    'demande',
    demandes.map((demande, index) => ({
      demande,
      urgent: isUrgentDemande(demande, now),
      headingLevel,
      eager: eager && index < 3,
    })),
    DemandeCard,
  );
  return (
    <DemandeList
      className="grid gap-5 [--far:34rem] sm:grid-cols-2 lg:grid-cols-3"
      cards={cards}
      visitors={contact('connexion')}
    />
  );
}
