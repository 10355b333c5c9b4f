import Link from 'next/link';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import type { MessageView } from '@/lib/conversations/queries/messages';
import { PRODUCT_NAME } from '@/lib/core/product';
import { bubbleClass, type Place } from './bubble-class';
import { MessageImages } from './message-images';
import { Written } from './written';

/** A message: its words in their own direction, its pictures, and what a reader should know of it. */
export function Bubble({ message, ...place }: { message: MessageView } & Place) {
  const { kind, content, couvert, avertissement, link, images } = message;
  if (kind === 'paiement') return <PaymentBubble content={content} own={place.own} />;
  return (
    <>
      <MessageImages images={images} own={place.own} />
      {content && (
        <div dir="auto" className={bubbleClass(place, 'whitespace-pre-wrap')}>
          <Written text={content} />
        </div>
      )}
      {link && (
        <div className={bubbleClass(place)}>
          <Pointer href={link} />
        </div>
      )}
      {avertissement && (
        <Remark>
          Restez sur {PRODUCT_NAME}
          {'\u202f'}: ailleurs, nous ne pouvons ni vous protéger ni vous aider.
        </Remark>
      )}
      {couvert && (
        <Remark>Numéros et adresses restent masqués jusqu’à ce qu’une réservation soit confirmée.</Remark>
      )}
    </>
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
  const look = 'inline-flex min-h-6 items-center gap-1.5 font-semibold underline underline-offset-2';
  if (href.startsWith('/'))
    return (
      <Link href={href} prefetch={false} className={look}>
        {href}
      </Link>
    );
  return (
    <a href={href} target="_blank" rel="nofollow ugc noopener noreferrer" className={look}>
      {href}
      <span className="sr-only">(nouvel onglet)</span>
    </a>
  );
}

/** A request for money: nothing that somebody could type looks like it. */
function PaymentBubble({ content, own }: { content: string; own: boolean }) {
  return (
    <div
      className={cx(
        'flex max-w-[min(26rem,90%)] items-center gap-3 rounded-card border-2 border-saffron bg-saffron-tint px-4 py-3 text-saffron-text',
        own ? 'rounded-br-badge' : 'rounded-bl-badge',
      )}
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-saffron text-on-saffron">
        <Icon name="card" />
      </span>
      <span dir="auto" className="min-w-0 font-semibold">
        {content.replace(/^\s*💰\s*/u, '')}
      </span>
    </div>
  );
}
