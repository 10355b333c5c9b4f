import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** A need that is hidden, deleted or never was: all the same to the reader. */
export function DemandeMissing() {
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <EmptyState
        headingLevel="h1"
        title="Demande non trouvée"
        action={<LinkButton href="/demandes">Voir les besoins</LinkButton>}
      >
        Ce besoin n’existe pas, ou la personne qui l’a publié l’a retiré.
      </EmptyState>
    </div>
  );
}
