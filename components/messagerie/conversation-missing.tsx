import { EmptyState } from '@/components/page/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import { conversations } from '@/lib/langues/messages/fr/refus/conversations';

/** In the place of a thread that is not there, or not for who asks. */
export function ConversationMissing() {
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        title={conversations.introuvable}
        headingLevel="h1"
        action={<LinkButton href="/messagerie">Voir mes messages</LinkButton>}
      >
        Elle n’existe pas, ou elle est entre deux autres personnes.
      </EmptyState>
    </div>
  );
}
