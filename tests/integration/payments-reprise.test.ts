import { afterAll, beforeAll, expect, test } from 'vitest';
import { POST as refund } from '@/app/api/moderation/paiements/[id]/remboursement/route';
import { POST as see } from '@/app/api/moderation/rapprochements/[jour]/vu/route';
import { POST as webhook } from '@/app/api/payments/webhook/route';
import { db } from '@/lib/core/db';
import { moneyWaiting } from '@/lib/moderation/queries/argent';
import { workEvents } from '@/lib/payments/commands/events';
import { payOut } from '@/lib/payments/commands/payout';
import { getPayment } from '@/lib/payments/queries';
import { balances } from '@/lib/payments/rules/ledger';
import { releaseDue } from '@/lib/remises/commands/release';
import { waitingReports } from '@/lib/users/queries/waiting';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';
import { entriesOf } from '../support/payments';
import { enterAs, passHours } from '../support/remises';
import { eventOf, type FakeStripe } from '../support/stripe/server';
import {
  comeBackLater,
  genresOf,
  makeHeld,
  makeReady,
  sayAllIsWell,
  startWithStripe,
  stateOf,
} from '../support/stripe/site';

const OPERATOR = 'argent@rihla.test';
let stripe: FakeStripe;
let operator: MadeUser;
beforeAll(async () => {
  process.env.OPERATOR_EMAILS = OPERATOR;
  stripe = await startWithStripe();
  operator = await makeUser({ email: OPERATOR });
});
afterAll(() => stripe.stop());

const refundAs = ({ token }: MadeUser, id: string) => call(refund, { method: 'POST', token, params: { id } });
const transfersOf = (id: string) => stripe.world.all('transfer').filter((one) => one.transfer_group === id);
const told = async (kind: string) => db.notification.count({ where: { kind } });

async function contest(id: string, status: string): Promise<void> {
  const { providerRef } = await db.payment.findUniqueOrThrow({ where: { id } });
  const dispute = stripe.dispute(providerRef ?? '', status);
  const { body, signature } = eventOf('charge.dispute.updated', dispute);
  await call(webhook, { body, headers: { 'stripe-signature': signature } });
  await Promise.all([workEvents(), workEvents()]);
}

test('what was released and sent goes back whole: the transfer is reversed once, then who paid is refunded', async () => {
  const { deal, id } = await makeHeld(stripe);
  const account = await makeReady(stripe, deal.carrier);
  expect((await refundAs(operator, id)).status).toBe(409);
  await sayAllIsWell(deal.sender, id);
  await payOut();
  expect((await refundAs(deal.sender, id)).status).toBe(404);
  const asked = await Promise.all([refundAs(operator, id), refundAs(operator, id)]);
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
  stripe.misbehave('POST /v1/transfers/*/reversals', 'lost', 3);
  expect(await payOut()).toBe(0);
  expect(await stateOf(id)).toBe('released');
  stripe.behave();
  stripe.forgetKeys();
  await comeBackLater();
  await Promise.all([payOut(), payOut()]);
  const { body, signature } = eventOf('transfer.reversed', { id: String(transfersOf(id)[0]?.id) });
  await call(webhook, { body, headers: { 'stripe-signature': signature } });
  await workEvents();
  expect(await genresOf(id)).toEqual([
    'encaissement',
    'reglement',
    'versement',
    'versement_annule',
    'reprise',
    'remboursement',
  ]);
  expect(balances(await entriesOf(id))).toEqual({
    prestataire: 0,
    conserve: 0,
    a_verser: 0,
    a_rembourser: 0,
    commission: 0,
  });
  expect(stripe.world.all('transfer_reversal').length).toBe(1);
  expect(stripe.world.balances.get(account)).toBe(0);
  expect(await getPayment(deal.sender.actor, id)).toMatchObject({
    etat: 'refunded',
    rembourse: 60,
    net: 0,
    recus: [{ genre: 'paiement' }, { genre: 'avoir' }],
  });
  expect([await told('paiement_repris'), stripe.keyless]).toEqual([1, []]);
});

test('what was not sent yet is not sent any more, and nothing is reversed', async () => {
  const { deal, id } = await makeHeld(stripe);
  await sayAllIsWell(deal.sender, id);
  await refundAs(operator, id);
  await makeReady(stripe, deal.carrier);
  await comeBackLater();
  await payOut();
  expect([await genresOf(id), transfersOf(id)]).toEqual([
    ['encaissement', 'reglement', 'reprise', 'remboursement'],
    [],
  ]);
});

test('what a bank contests is frozen until it decides, and operators are told', async () => {
  const { deal, id } = await makeHeld(stripe);
  await makeReady(stripe, deal.carrier);
  const before = (await waitingReports(OPERATOR)) ?? 0;
  await contest(id, 'needs_response');
  await contest(id, 'under_review');
  expect([await waitingReports(OPERATOR), (await moneyWaiting(operator.actor)).contestes[0]?.id]).toEqual([
    before + 1,
    id,
  ]);
  expect(await db.notification.count({ where: { userId: operator.user.id, kind: 'moderation' } })).toBe(1);
  expect((await getPayment(deal.carrier.actor, id)).gele).toBe(true);
  expect((await sayAllIsWell(deal.sender, id)).status).toBe(409);
  await enterAs(deal.carrier, deal, 'livraison');
  await passHours(deal, 25);
  expect(await releaseDue()).toBe(0);
  await contest(id, 'won');
  expect(await releaseDue()).toBe(1);
  await contest(id, 'needs_response');
  await comeBackLater();
  await payOut();
  expect(transfersOf(id)).toEqual([]);
  await contest(id, 'lost');
  await payOut();
  expect([transfersOf(id), (await getPayment(deal.carrier.actor, id)).gele]).toEqual([[], true]);
});

test('a day whose books differ waits for an operator until one has seen it', async () => {
  const ecarts = [{ genre: 'versement', ref: 'tr_1', livres: -5_220, prestataire: null }];
  await db.reconciliation.create({
    data: { jour: new Date('2026-11-02'), provider: 'stripe_test', mouvements: 4, ecarts },
  });
  const before = (await waitingReports(OPERATOR)) ?? 0;
  expect((await moneyWaiting(operator.actor)).jours).toEqual([
    { jour: '2026-11-02', provider: 'stripe_test', mouvements: 4, nombre: 1, ecarts },
  ]);
  const seeAs = ({ token }: MadeUser, jour: string) => call(see, { method: 'POST', token, params: { jour } });
  expect((await seeAs(await makeUser(), '2026-11-02')).status).toBe(404);
  expect((await seeAs(operator, '2026-11-03')).status).toBe(404);
  for (let times = 0; times < 2; times += 1) expect((await seeAs(operator, '2026-11-02')).status).toBe(200);
  expect([(await moneyWaiting(operator.actor)).jours, await waitingReports(OPERATOR)]).toEqual([
    [],
    before - 1,
  ]);
  await expect(moneyWaiting((await makeUser()).actor)).rejects.toMatchObject({ code: 'not_found' });
});
