import { type ReactNode, useId } from 'react';
import { useWords } from '#words';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { MessageView } from '@/lib/conversations/queries/messages';
import { PRODUCT_NAME } from '@/lib/core/product';
import { bubbleClass, type Place } from './bubble-class';
import { MessageImages } from './message-images';
import { PaymentBubble } from './payment-bubble';
import { ReportMessage } from './report-message';
import { Written } from './written';

/** A message: its words in their own direction, its pictures, and what a reader should know of it. */
export function Bubble({ message, ...place }: { message: MessageView } & Place) {
  const { kind, content, couvert, avertissement, link, images, masque } = message;
  const words = useWords('messagerie/fil');
  const id = useId();
  if (masque) return <Masked />;
  const report = !place.own && <ReportMessage message={message} describedBy={content ? id : undefined} />;
  if (kind === 'paiement')
    return (
      <Beside aside={report}>
        <PaymentBubble message={message} own={place.own} id={id} />
      </Beside>
    );
  return (
    <>
      {images.length > 0 && (
        <Beside aside={!content && !link && report}>
          <MessageImages images={images} own={place.own} />
        </Beside>
      )}
      {content && (
        <Beside aside={!link && report}>
          <div id={id} dir="auto" className={bubbleClass(place, 'whitespace-pre-wrap')}>
            <Written text={content} />
          </div>
        </Beside>
      )}
      {link && (
        <Beside aside={report}>
          <div className={bubbleClass(place)}>
            <Pointer href={link} />
          </div>
        </Beside>
      )}
      {avertissement && <Remark>{words('prudence', { produit: PRODUCT_NAME })}</Remark>}
      {couvert && <Remark>{words('couvert')}</Remark>}
    </>
  );
}

/** A part of a message with what can be done about it at its side; a width of one's own stays one of the whole thread. */
function Beside({ aside, children }: { aside: ReactNode; children: ReactNode }) {
  if (!aside) return children;
  return (
    <div className="group/said flex w-full items-center">
      {children}
      {aside}
    </div>
  );
}

/** Where a message was that an operator hid: nothing that somebody could type looks like it. */
function Masked() {
  const words = useWords('messagerie/dit');
  return (
    <p className="flex max-w-[min(34rem,85%)] items-center gap-2 rounded-card border border-field border-dashed px-3.5 py-2 text-muted text-sm">
      <Icon name="eye-off" size={16} />
      {words('masque')}
    </p>
  );
}

/** A line of the site's own under a message. */
function Remark({ children }: { children: ReactNode }) {
  return (
    <p className="flex max-w-[min(34rem,85%)] items-start gap-1.5 px-1 text-muted text-xs">
      <Icon name="info" size={14} className="mt-px" />
      {children}
    </p>
  );
}

/** The address that a message carries beside its words. */
function Pointer({ href }: { href: string }) {
  const words = useWords('ui/signes');
  const look = 'inline-flex min-h-6 items-center gap-1.5 font-semibold underline underline-offset-2';
  if (href.startsWith('/'))
    return (
      <Link data-with-said href={href} prefetch={false} className={look}>
        {href}
      </Link>
    );
  return (
    <a data-with-said href={href} target="_blank" rel="nofollow ugc noopener noreferrer" className={look}>
      {href}
      <span className="sr-only">{words('nouvelOnglet')}</span>
    </a>
  );
}
