import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** A person who is not here, or no longer. */
export function ProfileMissing() {
  const words = useWords('users/profilAbsent');
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <EmptyState
        headingLevel="h1"
        title={words('titre')}
        action={<LinkButton href="/transporteurs">{words('trajets')}</LinkButton>}
      >
        {words('texte')}
      </EmptyState>
    </div>
  );
}
