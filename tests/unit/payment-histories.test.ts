import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ETATS_PAYMENT } from '@/lib/payments/schema';
import { histories, memoryBooks, play } from '../support/payment-histories';

test('10,000 lives of a payment: what came in went out, once, and the books were right at every moment', async () => {
  const ends = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const books = memoryBooks({ id: 'p', ...history });
      const { state } = await play(history, books);
      ends.set(state, (ends.get(state) ?? 0) + 1);
    }),
    { numRuns: 10_000 },
  );
  const final = ETATS_PAYMENT.filter((etat) => !['pending', 'held', 'disputed'].includes(etat));
  expect([...ends.keys()].sort()).toEqual([...final].sort());
  // The histories go everywhere, not only to where most end.
  for (const state of final) expect([state, (ends.get(state) ?? 0) > 50]).toEqual([state, true]);
}, 60_000);
