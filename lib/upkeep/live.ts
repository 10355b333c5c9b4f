import 'server-only';
import { typingOf } from '@/lib/conversations/commands/typing';
import { conversationNews } from '@/lib/conversations/queries/live';
import { type Live, openDoor } from '@/lib/core/live/door';
import type { Source } from '@/lib/core/live/hub';
import { openSessions } from '@/lib/core/sessions/session';
import { unreadNotifications } from '@/lib/notifications/queries/list';

// Of the process, not of the module: our server looks for it there, and Next makes a module anew for each of its bundles.
const kept = globalThis as typeof globalThis & { rihlaLive?: Live };

/** What a stream tells (docs/api.md): a conversation that changed, what waits, and that somebody types. */
export const SOURCE: Source = {
  async read(userId, after) {
    // The bell's count may be newer than the position: what is new by then has a position of its own.
    const [{ position, changes, nonLus }, notifications] = await Promise.all([
      conversationNews(userId, after),
      unreadNotifications(userId),
    ]);
    const told = changes?.map(({ position, conversation }) => ({
      position,
      event: 'conversation',
      data: conversation,
    }));
    return {
      position,
      changes: told ?? null,
      now: [{ event: 'compteurs', data: { nonLus, notifications } }],
    };
  },
  passing(payload) {
    const typing = typingOf(payload);
    if (!typing) return null;
    const { userId, conversationId } = typing;
    return { userId, event: 'ecrit', data: { conversationId } };
  },
  openSessions,
};

/** Lets this process answer `GET /api/events`, from its first asker on. */
export function openLive(): void {
  kept.rihlaLive ??= openDoor(SOURCE);
}
