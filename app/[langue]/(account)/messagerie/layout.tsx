import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { MessagesShell } from '@/components/messagerie/messages-shell';
import { toLogin } from '@/components/page/to-login';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { listConversations } from '@/lib/conversations/queries/conversations';
import { placesIn } from '@/lib/core/cities/names';
import { siteOrigin } from '@/lib/core/origin';
import { currentProvider } from '@/lib/payments/commands/provider';
import { meView } from '@/lib/users/queries/view';
import { actorOfPage } from '../actor';

const PER_PAGE = 20;

export function generateMetadata(): Metadata {
  return { title: pageWords('messagerie/titres')('messages') };
}

// A phone's keyboard makes the screen smaller instead of covering the place to write.
export const viewport: Viewport = { interactiveWidget: 'resizes-content' };

/** Stays while one goes from one conversation to the next: the list keeps its place. */
export default async function MessagesLayout({ children }: { children: ReactNode }) {
  const actor = await actorOfPage();
  if (!actor) toLogin('/messagerie');
  const [{ items, meta }, { preferences }] = await Promise.all([
    listConversations(actor, { limit: PER_PAGE }),
    meView(actor),
  ]);
  return (
    <Words of={['messagerie/liste', 'messagerie/fil', 'messagerie/dit']}>
      <MessagesShell
        me={{ _id: actor.id, timeZone: preferences.timezone }}
        site={siteOrigin()}
        now={new Date().toISOString()}
        paiements={currentProvider() !== null}
        first={{ items: placesIn(pageLangue(), items), nextCursor: meta.nextCursor }}
      >
        {children}
      </MessagesShell>
    </Words>
  );
}
