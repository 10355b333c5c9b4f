import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** What stands where no page of ours is. */
export function PageMissing() {
  const words = useWords('page/absente');
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <EmptyState
        headingLevel="h1"
        title={words('nullePart')}
        action={
          <>
            <LinkButton href="/transporteurs">{words('trajets')}</LinkButton>
            <LinkButton href="/" variant="secondary">
              {words('accueil')}
            </LinkButton>
          </>
        }
      >
        {words('texte')}
      </EmptyState>
    </div>
  );
}
