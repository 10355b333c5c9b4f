import type { MessageView } from '@/lib/conversations/queries/messages';
import { localDay } from '@/lib/core/text/time';
import type { Outgoing } from './outbox';

/** A bubble: a message of the thread, or one that is on its way there. */
export type Said = { key: string; message: MessageView } | { key: string; waiting: Outgoing };

/** What stands in a thread from top to bottom. */
export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'unread'; key: string }
  | { kind: 'evenement'; key: string; message: MessageView }
  | { kind: 'group'; key: string; own: boolean; at: string; said: Said[] };

const minuteOf = (at: string) => Math.floor(Date.parse(at) / 60_000);

/**
 * A thread as it is read: a line for each new day, one before the first message that was not read, what happened to the
 * deal in lines of its own, and what somebody wrote within a minute as one group.
 */
export function rowsOf(thread: {
  messages: readonly MessageView[];
  waiting: readonly Outgoing[];
  meId: string;
  timeZone: string;
  /** Up to where the reader had read when they came; null when there was nothing new. */
  readUpTo: number | null;
}): Row[] {
  const { messages, waiting, meId, timeZone, readUpTo } = thread;
  const rows: Row[] = [];
  let day = '';
  let separated = readUpTo === null;

  function beginDay(at: string) {
    const next = localDay(at, timeZone);
    if (next === day) return;
    day = next;
    rows.push({ kind: 'day', key: `day ${next}`, at });
  }

  function say(own: boolean, at: string, one: Said) {
    const last = rows.at(-1);
    if (last?.kind === 'group' && last.own === own && minuteOf(last.at) === minuteOf(at)) last.said.push(one);
    else rows.push({ kind: 'group', key: one.key, own, at, said: [one] });
  }

  for (const message of messages) {
    const { _id, createdAt, sender, ordre } = message;
    const own = sender?._id === meId;
    beginDay(createdAt);
    if (!separated && !own && ordre > (readUpTo ?? 0)) {
      separated = true;
      rows.push({ kind: 'unread', key: 'unread' });
    }
    if (message.kind === 'evenement') rows.push({ kind: 'evenement', key: _id, message });
    else say(own, createdAt, { key: _id, message });
  }
  for (const one of waiting) {
    beginDay(one.at);
    say(true, one.at, { key: one.key, waiting: one });
  }
  return rows;
}
