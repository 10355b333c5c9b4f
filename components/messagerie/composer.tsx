'use client';
import { type FormEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#words';
import { useFileArrivals } from '@/components/form/use-file-arrivals';
import { acceptedTypes } from '@/components/form/use-upload';
import { AskPayment, mayAsk } from '@/components/payments/ask-payment';
import { buttonClass } from '@/components/ui/button-class';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Spinner } from '@/components/ui/spinner';
import { useFinePointer } from '@/components/ui/use-fine-pointer';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { MAX_MESSAGE_IMAGES, MESSAGE_MAX } from '@/lib/conversations/schema';
import type { ImageView } from '@/lib/core/images/view';
import { Attachments } from './attachments';
import { useMessages } from './messages-context';
import { useAttachments } from './use-attachments';
import { useMessageDraft } from './use-message-draft';
import { useTyping } from './use-typing';

/** From here on it is said how many characters are left. */
const COUNT_FROM = MESSAGE_MAX - 200;
const TOOL =
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control text-muted transition-colors hover:bg-hover hover:text-ink';

/** The place to write, at the bottom of a thread. */
export function Composer({
  name,
  conversation,
  onWrite,
  onAsked,
}: {
  /** What the draft is kept under. */
  name: string;
  conversation: ConversationView;
  /** Money was asked for, which is a line of the thread too. */
  onAsked: () => void;
  onWrite: (content: string, images: ImageView[]) => void;
}) {
  const words = useWords('messagerie/fil');
  if (!conversation.peutEcrire) {
    return (
      <p className="border-line border-t bg-surface px-4 py-4 text-center text-muted text-sm">
        {words('neRecoitPas')}
      </p>
    );
  }
  return <Writing {...{ conversation, name, onWrite, onAsked }} />;
}

function Writing({
  conversation,
  name,
  onWrite,
  onAsked,
}: {
  conversation: ConversationView;
  name: string;
  onAsked: () => void;
  onWrite: (content: string, images: ImageView[]) => void;
}) {
  const { chosen, me, paiements } = useMessages();
  const words = useWords('messagerie/fil');
  const photos = useWords('form/images');
  const fine = useFinePointer();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [content, setContent] = useState('');
  /** « Envoyer » was pressed while a picture was on its way. */
  const [held, setHeld] = useState(false);
  const attachments = useAttachments(MAX_MESSAGE_IMAGES);
  const { images, sending, state, refused, full, put, forget } = attachments;
  useMessageDraft(name, { content, images }, (draft) => {
    setContent(draft.content);
    put(draft.images);
  });
  const tellTyping = useTyping(conversation._id);
  const over = useFileArrivals(form, (file) => attachments.add([file]));
  const left = MESSAGE_MAX - content.length;
  const empty = content.trim() === '' && images.length === 0 && !sending;

  useEffect(() => {
    if (!chosen.current || !matchMedia('(width >= 769px) and (pointer: fine)').matches) return;
    chosen.current = false;
    field.current?.focus({ preventScroll: true });
  }, [chosen]);

  useLayoutEffect(() => {
    const element = field.current;
    if (!element || content === null) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + 2}px`;
  }, [content]);

  function submit(event?: FormEvent) {
    event?.preventDefault();
    const text = content.trim();
    if (left < 0) return;
    forget();
    if (sending) return setHeld(true);
    setHeld(false);
    if (text === '' && images.length === 0) return;
    onWrite(text, images);
    setContent('');
    put([]);
    field.current?.focus();
  }
  const latest = useRef(submit);
  latest.current = submit;
  // Without one of its pictures it waits for its writer.
  const stuck = state.phase === 'failed' || refused.length > 0;
  useEffect(() => {
    if (stuck) setHeld(false);
    else if (held && !sending) latest.current();
  }, [held, sending, stuck]);

  return (
    <form
      ref={form}
      onSubmit={submit}
      aria-label={words('ecrire')}
      className={cx(
        'border-line border-t bg-surface px-2 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:px-3',
        over && 'outline-2 outline-majorelle outline-dashed outline-offset-[-4px]',
      )}
    >
      <Attachments
        attachments={attachments}
        held={held}
        onCallOff={() => {
          setHeld(false);
          attachments.callOff();
          field.current?.focus();
        }}
      />
      <div className="flex items-end gap-1.5">
        <input
          id={id}
          type="file"
          multiple
          accept={acceptedTypes()}
          disabled={full}
          aria-label={photos('ajouter')}
          onChange={(event) => {
            const files = [...(event.target.files ?? [])];
            event.target.value = '';
            attachments.add(files);
            field.current?.focus();
          }}
          className="peer sr-only"
        />
        <label
          htmlFor={id}
          title={full ? words('photosAuPlus', { nombre: MAX_MESSAGE_IMAGES }) : photos('ajouter')}
          className={cx(
            TOOL,
            'peer-focus-visible:outline-2 peer-focus-visible:outline-majorelle',
            full && 'cursor-not-allowed opacity-55',
          )}
        >
          <Icon name="camera" size={22} />
        </label>
        {paiements && mayAsk(conversation, me._id) && (
          <AskPayment conversation={conversation} onAsked={onAsked} />
        )}
        <textarea
          ref={field}
          rows={1}
          dir="auto"
          value={content}
          aria-label={words('message')}
          aria-invalid={left < 0 || undefined}
          aria-describedby={content.length > COUNT_FROM ? `${id}-count` : undefined}
          placeholder={words('message')}
          enterKeyHint={fine ? 'send' : 'enter'}
          onChange={(event) => {
            setContent(event.target.value);
            if (event.target.value.trim()) tellTyping();
          }}
          onKeyDown={(event) => {
            if (!fine || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
          className="block max-h-[10.25rem] min-h-11 w-full min-w-0 flex-1 resize-none overflow-y-auto rounded-control border border-field bg-ground px-3.5 py-2.5 text-base leading-[1.375rem] transition-colors hover:border-muted focus-visible:border-majorelle focus-visible:outline-2 focus-visible:outline-majorelle focus-visible:outline-offset-0 aria-invalid:border-clay"
        />
        <button
          type="submit"
          aria-disabled={empty || left < 0 || undefined}
          className={cx(buttonClass(), 'h-11 shrink-0 max-sm:w-11 max-sm:px-0', empty && 'opacity-55')}
        >
          {held ? <Spinner /> : <Icon name="send" />}
          <span className="max-sm:sr-only">{words('envoyer')}</span>
        </button>
      </div>
      {content.length > COUNT_FROM && (
        <p
          id={`${id}-count`}
          role="status"
          className={cx('px-14 pt-1 text-xs tabular-nums', left < 0 ? 'text-clay' : 'text-muted')}
        >
          {left < 0 ? words('trop', { n: -left }) : words('restants', { n: left })}
        </p>
      )}
    </form>
  );
}
