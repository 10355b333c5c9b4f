import { describe, expect, test } from 'vitest';
import { unreadCount } from '@/components/notifications/unread-count';

/** A bell, and its clock. */
function bell() {
  const clock = { at: 1_000 };
  return { clock, unread: unreadCount(() => clock.at) };
}

describe('the bell’s count', () => {
  test('a poll that began before a mark does not set it back, whenever it arrives', () => {
    const { clock, unread } = bell();
    unread.hear(3);
    const asked = clock.at + 10;
    clock.at += 20;
    const end = unread.mark();
    unread.hear(3, asked);
    expect(unread.known()).toBe(3);
    clock.at += 20;
    expect(end(0)).toBe(true);
    unread.hear(3, asked);
    expect(unread.known()).toBe(0);
    unread.hear(1, clock.at + 1);
    expect(unread.known()).toBe(1);
  });

  test('what a stream tells while it is marked is asked for once all marks have ended', () => {
    const { unread } = bell();
    const [first, second] = [unread.mark(), unread.mark()];
    unread.hear(2);
    expect(first(null)).toBe(false);
    expect(second(0)).toBe(true);
    expect(unread.known()).toBe(0);
    expect(unread.mark()(0)).toBe(false);
    unread.hear(2);
    expect(unread.known()).toBe(2);
  });

  test('an answer that was asked for before what is known is not taken', () => {
    const { unread } = bell();
    const late = unread.ask();
    unread.hear(4);
    late(9);
    expect(unread.known()).toBe(4);
    unread.ask()(5);
    expect(unread.known()).toBe(5);
  });
});
