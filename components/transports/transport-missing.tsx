import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** A trip that is hidden, deleted or never was: all the same to the reader. */
export function TransportMissing() {
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <EmptyState
        headingLevel="h1"
        title="Transport non trouvé."
        action={<LinkButton href="/transporteurs">Voir les trajets</LinkButton>}
      >
        Ce trajet n’existe pas, ou son transporteur l’a retiré.
      </EmptyState>
    </div>
  );
}
