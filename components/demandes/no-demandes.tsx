import { EmptyState } from '@/components/page/empty-state';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { GRID_EMPTY } from './demande-grid';
import { DEMANDES_PATH } from './demandes-path';
import { ProposeDemandeButton } from './propose-demande-button';

/**
 * Why there is no card. The search excludes all: one sentence and the way back to everything. Nothing is published:
 * the list's title for it, and the grid's sentence leads over to what one can do. A slice beyond the last need (they
 * went meanwhile) has the grid's sentence alone.
 */
export function NoDemandes({ reason }: { reason: 'filters' | 'none' | 'end' }) {
  const all = <LinkButton href={DEMANDES_PATH}>Voir tous les besoins</LinkButton>;
  if (reason === 'filters') {
    return (
      <Empty title="Aucun besoin ne correspond à vos critères de recherche." action={all}>
        Retirez un critère, ou revenez bientôt.
      </Empty>
    );
  }
  if (reason === 'end') return <Empty title={GRID_EMPTY} action={all} />;
  return (
    <Empty title="Aucun besoin disponible" action={<ProposeDemandeButton />}>
      {GRID_EMPTY} Publiez la vôtre{'\u202f'}: les voyageurs vous répondront.
    </Empty>
  );
}

function Empty(props: Omit<Parameters<typeof EmptyState>[0], 'headingLevel'>) {
  return (
    <Card>
      <EmptyState headingLevel="h2" {...props} />
    </Card>
  );
}
