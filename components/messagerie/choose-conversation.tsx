import { useWords } from '#words';
import { EmptyState } from '@/components/page/empty-state';
import { Zellige } from '@/components/page/zellige';

/** The empty pane beside the list. */
export function ChooseConversation() {
  const words = useWords('messagerie/vide');
  return (
    <div className="relative flex min-h-0 flex-1 flex-col items-center justify-center overflow-clip">
      <EmptyState title={words('choisir')} headingLevel="h2">
        {words('choisirTexte')}
      </EmptyState>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-18 overflow-hidden">
        <Zellige />
      </div>
    </div>
  );
}
