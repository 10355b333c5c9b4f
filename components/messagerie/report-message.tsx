'use client';
import { useReport } from '@/components/moderation/use-report';
import { IconButton } from '@/components/ui/icon-button';
import type { MessageView } from '@/lib/conversations/queries/messages';
import { saysShort } from './conversation-words';

const WORDS = 80;

/** « Signaler » beside a message that one received: there for the keyboard and for fingers, for a mouse while it is near. */
export function ReportMessage({
  message,
  describedBy,
}: {
  message: MessageView;
  describedBy: string | undefined;
}) {
  const words = [...saysShort(message)];
  const { report, loading, dialogs } = useReport({
    cible: 'message',
    cibleId: message._id,
    nom: `«\u00a0${words.length > WORDS ? `${words.slice(0, WORDS).join('')}…` : words.join('')}\u00a0»`,
  });
  return (
    <>
      <IconButton
        icon="flag"
        label="Signaler ce message"
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
