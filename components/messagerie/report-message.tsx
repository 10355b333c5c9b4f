'use client';
import { useWords } from '#words';
import { useReport } from '@/components/moderation/use-report';
import { IconButton } from '@/components/ui/icon-button';
import type { MessageView } from '@/lib/conversations/queries/messages';
import { useSaysShort } from './conversation-words';

const LETTERS = 80;

/** « Signaler » beside a message that one received: there for the keyboard and for fingers, for a mouse while it is near. */
export function ReportMessage({
  message,
  describedBy,
}: {
  message: MessageView;
  describedBy: string | undefined;
}) {
  const words = useWords('messagerie/fil');
  const letters = [...useSaysShort()(message)];
  const { report, loading, dialogs } = useReport({
    cible: 'message',
    cibleId: message._id,
    nom: words('citation', {
      mots: letters.length > LETTERS ? `${letters.slice(0, LETTERS).join('')}…` : letters.join(''),
    }),
  });
  return (
    <>
      <IconButton
        icon="flag"
        label={words('signaler')}
        data-with-said
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        disabled={loading}
        onClick={report}
        className="-my-0.5 shrink-0 opacity-0 focus-visible:opacity-100 group-focus-visible/item:opacity-100 pointer-coarse:opacity-100 group-hover/said:opacity-100 [&_.icon]:size-4.5"
      />
      {dialogs}
    </>
  );
}
