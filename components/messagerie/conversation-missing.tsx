import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';

/** In the place of a thread that is not there, or not for who asks. */
export function ConversationMissing() {
  const words = useWords('messagerie/vide');
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        title={words('introuvable')}
        headingLevel="h1"
        action={<LinkButton href="/messagerie">{words('voirMessages')}</LinkButton>}
      >
        {words('pasLa')}
      </EmptyState>
    </div>
  );
}
