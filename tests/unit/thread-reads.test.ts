import { describe, expect, test } from 'vitest';
import { threadReads } from '@/components/messagerie/thread-reads';
import type { MessageView } from '@/lib/conversations/queries/messages';

const line = (ordre: number, content = `message ${ordre}`) => ({ ordre, content }) as MessageView;
const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => line(from + index));

/** A window on a thread of the server's, whose network can be taken away after so many reads. */
function window(held: MessageView[], server: { lines: MessageView[]; answers: number }) {
  const seen = { shown: held, arrived: [] as number[], asked: 0, cursor: '' as string | null };
  const reads = threadReads(
    { items: held, shownAs: 'covered' },
    {
      read: async ({ limit, apres }) => {
        seen.asked += 1;
        if (server.answers <= 0) return null;
        server.answers -= 1;
        if (apres === undefined) return { items: server.lines.slice(-limit), nextCursor: 'before' };
        const after = server.lines.filter(({ ordre }) => ordre > apres);
        return { items: after.slice(0, limit), nextCursor: after.length > limit ? 'more' : null };
      },
      show: (now, arrived) => {
        seen.shown = now;
        seen.arrived.push(...arrived.map(({ ordre }) => ordre));
      },
      goOnFrom: (cursor) => {
        seen.cursor = cursor;
      },
    },
  );
  return { reads, seen };
}

const ALWAYS = Number.POSITIVE_INFINITY;

describe('what a thread still has to read', () => {
  test('what an operator hid is gone from a window whose first reading failed', async () => {
    const server = { lines: lines(1, 250), answers: ALWAYS };
    const { reads, seen } = window(lines(1, 250), server);
    await reads.heed({ ordre: 250, shownAs: 'covered', newest: line(250) });
    server.lines = server.lines.map((one) => (one.ordre > 240 ? line(one.ordre, 'masqué') : one));
    server.answers = 1;
    await reads.heed({ ordre: 250, shownAs: 'hidden', newest: line(250, 'masqué') });
    expect(seen.shown.at(-1)?.content).toBe('message 250');
    server.answers = ALWAYS;
    await reads.catchUp();
    expect(seen.shown).toEqual(server.lines);
    const { asked } = seen;
    await reads.catchUp();
    expect(seen.asked).toBe(asked);
  });

  test('a gap whose reading failed is closed at the next occasion, not with the next message', async () => {
    const server = { lines: lines(1, 8), answers: 0 };
    const { reads, seen } = window(lines(1, 3), server);
    await reads.heed({ ordre: 8, shownAs: 'covered', newest: line(8) });
    expect(seen.shown).toEqual(lines(1, 3));
    server.answers = ALWAYS;
    await reads.catchUp();
    expect(seen.shown).toEqual(lines(1, 8));
    expect(seen.arrived).toEqual([4, 5, 6, 7, 8]);
  });

  test('who comes back to a page as they left it reads its end once, whatever is known of it', async () => {
    const server = { lines: lines(1, 5), answers: 0 };
    const { reads, seen } = window(lines(1, 3), server);
    await reads.heed({ ordre: 3, shownAs: 'covered', newest: line(3) });
    server.answers = ALWAYS;
    await reads.catchUp();
    expect(seen.shown).toEqual(lines(1, 5));
    const { asked } = seen;
    await reads.heed({ ordre: 6, shownAs: 'covered', newest: line(6) });
    expect(seen).toMatchObject({ asked, shown: lines(1, 6) });
  });

  test('what changes while it is read is read once more', async () => {
    const server = { lines: lines(1, 3), answers: ALWAYS };
    const { reads, seen } = window(lines(1, 3), server);
    const first = reads.heed({ ordre: 3, shownAs: 'hidden', newest: line(3) });
    server.lines = [line(1, 'rétabli'), ...lines(2, 4)];
    await reads.heed({ ordre: 4, shownAs: 'back', newest: line(4) });
    await first;
    expect(seen.shown).toEqual(server.lines);
  });

  test('who was away for long reads the end, and goes back from there', async () => {
    const server = { lines: lines(1, 900), answers: ALWAYS };
    const { reads, seen } = window(lines(1, 30), server);
    await reads.heed({ ordre: 900, shownAs: 'covered', newest: line(900) });
    expect(seen).toMatchObject({ shown: lines(871, 900), cursor: 'before' });
    reads.arriveOlder(lines(841, 870));
    expect(seen.shown).toEqual(lines(841, 900));
    expect(Math.min(...seen.arrived)).toBe(871);
  });
});
