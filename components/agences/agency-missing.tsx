import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { AGENCES_PATH } from './agences-path';

/** An agency that ended its account or never was: all the same to the reader. */
export function AgencyMissing() {
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <EmptyState
        headingLevel="h1"
        title="Agence non trouvée"
        action={<LinkButton href={AGENCES_PATH}>Voir les agences</LinkButton>}
      >
        Cette agence n’existe pas, ou elle a quitté l’annuaire.
      </EmptyState>
    </div>
  );
}
