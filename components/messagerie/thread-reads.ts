import type { MessageView } from '@/lib/conversations/queries/messages';
import type { MessagePage } from './calls';
import { mergeLines, missingAfter } from './thread-state';

const NEWER = 100;
/** Who was away for so long reads the end of the thread, and what is before it as they scroll. */
const FAR = 300;
const END = 30;

type Asked = { limit: number; apres?: number };

/**
 * The lines of a thread that a window holds, and what of it is still to be read. What could not be read stays to be read:
 * `catchUp` asks again, and does nothing once all is there.
 */
export function threadReads(
  first: { items: MessageView[]; shownAs: string },
  to: {
    read: (asked: Asked) => Promise<MessagePage | null>;
    /** The lines changed; `arrived` are those that were not there and are news. */
    show: (lines: MessageView[], arrived: MessageView[]) => void;
    /** What is older than the lines is to be asked for from here on. */
    goOnFrom: (cursor: string | null) => void;
  },
) {
  let lines = first.items;
  let { shownAs } = first;
  let known = { ordre: 0, shownAs };
  // A thread that one comes back to may be shown as it was when one left it.
  let cameToEnd = false;
  let reading = false;

  function arrive(items: readonly MessageView[]): void {
    const before = new Set(lines.map(({ ordre }) => ordre));
    const arrived = items.filter(({ ordre }) => !before.has(ordre));
    lines = mergeLines(lines, items);
    to.show(lines, arrived);
  }

  /** Reads what is shown once more, from its first line on. Answers whether all of it was read. */
  async function readAgain(): Promise<boolean> {
    const asked = known.shownAs;
    for (let apres: number | undefined = (lines[0]?.ordre ?? 1) - 1; apres !== undefined; ) {
      const page: MessagePage | null = await to.read({ limit: NEWER, apres });
      if (!page) return false;
      arrive(page.items);
      apres = page.nextCursor ? page.items.at(-1)?.ordre : undefined;
    }
    shownAs = asked;
    return true;
  }

  /** Reads a page of what is missing. Answers whether there was one. */
  async function readMissing(): Promise<boolean> {
    const gap = missingAfter(lines, known.ordre);
    const apres = gap ?? (cameToEnd ? null : (lines.at(-1)?.ordre ?? 0));
    if (apres === null) return false;
    const far = known.ordre - apres > FAR;
    const page = await to.read(far ? { limit: END } : { limit: NEWER, apres });
    if (!page) return false;
    cameToEnd ||= far || page.nextCursor === null;
    if (far) {
      lines = [];
      to.goOnFrom(page.nextCursor);
    }
    arrive(page.items);
    return page.items.length > 0;
  }

  const readOn = () => (shownAs === known.shownAs ? readMissing() : readAgain());

  async function catchUp(): Promise<void> {
    if (reading) return;
    reading = true;
    try {
      while (await readOn());
    } finally {
      reading = false;
    }
  }

  return {
    /** Lines that came by another way, as the answer to one's own message. */
    arrive,
    /** A page of what was said before: nobody is told of it as of news. */
    arriveOlder(items: readonly MessageView[]): void {
      lines = mergeLines(lines, items);
      to.show(lines, []);
    },
    catchUp,
    /** What is known of the whole thread: its newest line, and as what its lines are to be shown. */
    heed(conversation: { ordre: number; shownAs: string; newest: MessageView }): Promise<void> {
      known = { ordre: Math.max(known.ordre, conversation.ordre), shownAs: conversation.shownAs };
      // News bring the newest line along: mostly nothing else is missing.
      if (conversation.newest.ordre === (lines.at(-1)?.ordre ?? 0) + 1) arrive([conversation.newest]);
      return catchUp();
    },
  };
}
