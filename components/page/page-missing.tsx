import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** What stands where no page of ours is. */
export function PageMissing() {
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <EmptyState
        headingLevel="h1"
        title="Cette route ne mène nulle part"
        action={
          <>
            <LinkButton href="/transporteurs">Voir les trajets</LinkButton>
            <LinkButton href="/" variant="secondary">
              Retour à l’accueil
            </LinkButton>
          </>
        }
      >
        La page que vous cherchez n’existe pas, ou n’existe plus.
      </EmptyState>
    </div>
  );
}
