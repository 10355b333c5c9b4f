import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { currentProvider } from '@/lib/payments/commands/provider';
import { askAs, makeDeal, payloadOf } from '../support/payment-deals';

test('where the operator has chosen nobody to move money, asking says so and writes nothing', async () => {
  // What the screens ask before they offer it.
  expect(currentProvider()).toBe(null);
  const deal = await makeDeal();
  const { status, body } = await askAs(deal.carrier, payloadOf(deal));
  expect([status, body.code, body.message]).toEqual([
    503,
    'unavailable',
    'Les paiements ne sont pas encore ouverts sur ce site.',
  ]);
  expect(await db.payment.count()).toBe(0);
  expect(await db.message.count({ where: { kind: 'paiement' } })).toBe(0);
});
