import { EmptyState } from '@/components/page/empty-state';
import { Zellige } from '@/components/page/zellige';

/** The empty pane beside the list. */
export function ChooseConversation() {
  return (
    <div className="relative flex min-h-0 flex-1 flex-col items-center justify-center overflow-clip">
      <EmptyState title="Sélectionnez une conversation pour commencer" headingLevel="h2">
        Tous vos échanges, de la première question à la remise du colis.
      </EmptyState>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-18 overflow-hidden">
        <Zellige />
      </div>
    </div>
  );
}
