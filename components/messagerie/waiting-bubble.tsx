'use client';
import { useId } from 'react';
import { useWords } from '#words';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { bubbleClass, type Place } from './bubble-class';
import { MessageImages } from './message-images';
import type { Outgoing } from './outbox';
import { Written } from './written';

const ACTION =
  'inline-flex min-h-11 items-center rounded-badge px-1 font-semibold underline underline-offset-2';

/** A message that the server has not confirmed: on its way, or stuck, with the way to send it again. */
export function WaitingBubble({
  message,
  onAgain,
  onDrop,
  ...place
}: { message: Outgoing; onAgain: (message: Outgoing) => void; onDrop: (key: string) => void } & Place) {
  const { key, content, images, state, reason } = message;
  const failed = state === 'failed';
  const words = useWords('messagerie/fil');
  const id = useId();
  return (
    <>
      <MessageImages images={images} own />
      {content && (
        <div
          id={id}
          dir="auto"
          className={bubbleClass(place, cx('whitespace-pre-wrap', failed ? 'opacity-100' : 'opacity-75'))}
        >
          <Written text={content} />
        </div>
      )}
      {failed && (
        <div
          role="alert"
          className="flex max-w-[85%] flex-wrap items-center justify-end gap-x-2.5 px-1 text-clay text-sm"
        >
          <span className="inline-flex items-center gap-1.5 font-semibold">
            <Icon name="alert" size={16} />
            {words('nonEnvoye')}
          </span>
          {reason && <span className="text-end">{reason}</span>}
          <span className="flex gap-2">
            <button type="button" aria-describedby={id} className={ACTION} onClick={() => onAgain(message)}>
              {words('reessayer')}
            </button>
            <button type="button" aria-describedby={id} className={ACTION} onClick={() => onDrop(key)}>
              {words('supprimer')}
            </button>
          </span>
        </div>
      )}
    </>
  );
}
