import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** A person who is not here, or no longer. */
export function ProfileMissing() {
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <EmptyState
        headingLevel="h1"
        title="Profil non trouvé"
        action={<LinkButton href="/transporteurs">Voir les trajets</LinkButton>}
      >
        Ce profil n’existe pas, ou la personne a quitté le site.
      </EmptyState>
    </div>
  );
}
