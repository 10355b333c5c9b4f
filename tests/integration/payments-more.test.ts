import { expect, test, vi } from 'vitest';
import { POST as choose } from '@/app/api/payments/[id]/test/route';
import { GET as listOf } from '@/app/api/payments/route';
import { payPayment } from '@/lib/payments/commands/pay';
import { call } from '../support/http';
import { askAs, makeDeal, payloadOf } from '../support/payment-deals';
import { pay } from '../support/remises';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
});

test('the sums beside a list are those of all of one’s payments, whatever is shown of them', async () => {
  const deal = await makeDeal();
  await pay(deal, 60);
  await askAs(deal.carrier, { ...payloadOf(deal), amount: 20.5 });
  for (const { token } of [deal.carrier, deal.sender]) {
    for (const path of ['/api/payments?limit=1', '/api/payments?status=failed']) {
      expect((await call(listOf, { token, path })).body.meta.resume).toEqual({
        total: 2,
        enAttente: 1,
        completes: 1,
        montant: 80.5,
        montantPaye: 60,
      });
    }
  }
});

test('the test door is a plain form: its answer leads back to the payment, a second choice says why not', async () => {
  const deal = await makeDeal();
  const { _id: id } = (await askAs(deal.carrier, payloadOf(deal))).body.data;
  await payPayment(deal.sender.actor, id);
  const press = (resultat: string) => {
    const headers = {
      authorization: `Bearer ${deal.sender.token}`,
      'content-type': 'application/x-www-form-urlencoded',
    };
    const request = new Request('http://localhost:3000/api/test', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ resultat }),
    });
    return choose(request, { params: Promise.resolve({ id }) });
  };
  const done = await press('paye');
  expect([done.status, done.headers.get('location')]).toEqual([303, `/payments/${id}`]);
  const again = await press('refuse');
  expect([again.status, again.headers.get('location')]).toEqual([303, `/payments/${id}?suite=refus`]);
});
