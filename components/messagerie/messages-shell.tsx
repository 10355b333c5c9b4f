'use client';
import { useParams, useRouter } from 'next/navigation';
import { type ReactNode, startTransition, useCallback, useMemo, useOptimistic, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import type { ConversationPage } from './calls';
import { ConversationList } from './conversation-list';
import { MessagesProvider } from './messages-context';
import { ThreadSkeleton } from './thread-skeleton';
import { useConversations } from './use-conversations';
import { useKeyboardRoom } from './use-keyboard-room';
import { useNews } from './use-news';
import { useNow } from './use-now';
import { useSearchAddress } from './use-search-address';

/**
 * The messages' two panes, one of them at 768 px and less: the list stays as it is while threads come and go beside it.
 * A thread that was chosen shows its shape at once.
 */
export function MessagesShell({
  me,
  site,
  now: written,
  paiements,
  first,
  children,
}: {
  me: { _id: string; timeZone: string };
  site: string;
  now: string;
  paiements: boolean;
  first: ConversationPage;
  children: ReactNode;
}) {
  const router = useRouter();
  const { conversationId } = useParams<{ conversationId?: string }>();
  const open = conversationId ?? null;
  // React takes it back by itself when the router's transition ends, however it ends.
  const [coming, setComing] = useOptimistic<string | null>(null);
  const shown = coming ?? open;
  const now = useNow(written);
  const conversations = useConversations(first);
  const search = useSearchAddress();
  const chosen = useRef(false);
  const fromList = useRef(false);
  useKeyboardRoom();

  const { all, learn } = conversations;
  // What is not there for the reader is not asked for again.
  const there = all.some((one) => one._id === open);
  const typing = useNews(there ? open : null, learn);
  const known = useCallback((id: string) => all.find((one) => one._id === id), [all]);
  const { hrefOf } = search;
  const leaveThread = useCallback(() => {
    if (fromList.current) router.back();
    else router.push(hrefOf(null), { scroll: false });
    fromList.current = false;
  }, [router, hrefOf]);
  const choose = useCallback(
    (id: string) => {
      chosen.current = true;
      fromList.current = open === null;
      if (id !== open) startTransition(() => setComing(id));
    },
    [open, setComing],
  );
  const shared = useMemo(
    () => ({ me, site, now, paiements, known, learn, typing, chosen, leaveThread }),
    [me, site, now, paiements, known, learn, typing, leaveThread],
  );

  return (
    <MessagesProvider value={shared}>
      <div data-full-height className="flex min-h-0 flex-1 panes:wrap panes:py-5">
        <div className="relative flex min-h-0 min-w-0 flex-1 overflow-clip bg-surface panes:rounded-card panes:border panes:border-line">
          <ConversationList
            conversations={conversations}
            search={search}
            current={shown}
            onChoose={choose}
            className={cx(
              'w-full panes:w-[22.5rem] panes:shrink-0 panes:border-line panes:border-e',
              // As high as it is alone, below the site's header: it keeps its place.
              shown !== null &&
                'one-pane:invisible one-pane:absolute one-pane:inset-0 one-pane:bottom-[59px]',
            )}
          />
          <div
            data-thread={shown === null ? undefined : ''}
            className={cx(
              'min-h-0 min-w-0 flex-1 flex-col bg-ground',
              shown === null ? 'hidden panes:flex' : 'flex',
            )}
          >
            {coming !== null && coming !== open ? <ThreadSkeleton conversation={known(coming)} /> : children}
          </div>
        </div>
      </div>
    </MessagesProvider>
  );
}
