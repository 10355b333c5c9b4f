import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { POST as refund } from '@/app/api/moderation/paiements/[id]/remboursement/route';
import { POST as see } from '@/app/api/moderation/rapprochements/[jour]/vu/route';
import { POST as webhook } from '@/app/api/payments/webhook/route';
import { db, plainTransaction } from '@/lib/core/db';
import { moneyWaiting } from '@/lib/moderation/queries/argent';
import { getDecision } from '@/lib/moderation/queries/decisions';
import { listDivided } from '@/lib/moderation/queries/divises';
import { workEvents } from '@/lib/payments/commands/events';
import { lockPayment, movePayment } from '@/lib/payments/commands/move';
import { payOut } from '@/lib/payments/commands/payout';
import { getPayment } from '@/lib/payments/queries';
import { recuPdf } from '@/lib/payments/queries/papers';
import { balances } from '@/lib/payments/rules/ledger';
import { numeroOf } from '@/lib/payments/rules/recus';
import { releaseDue } from '@/lib/remises/commands/release';
import { waitingReports } from '@/lib/users/queries/waiting';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';
import { entriesOf } from '../support/payments';
import { pdfText } from '../support/pdf';
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

// What writes PDFs is read in with the first of them.
vi.setConfig({ testTimeout: 60_000 });

const OPERATOR = 'argent@rihla.test';
let stripe: FakeStripe;
let operator: MadeUser;
beforeAll(async () => {
  process.env.OPERATOR_EMAILS = OPERATOR;
  stripe = await startWithStripe();
  operator = await makeUser({ email: OPERATOR });
});
afterAll(() => stripe.stop());

const raison = 'Le colis est revenu à qui l’envoyait.';
const refundAs = ({ token }: MadeUser, id: string) =>
  call(refund, { token, params: { id }, body: { raison } });
const papersOf = async (actor: MadeUser['actor'], id: string) =>
  (await getPayment(actor, id)).recus.map(({ genre }) => genre).sort();
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
  expect(await papersOf(deal.carrier.actor, id)).toEqual(['avoir_commission', 'commission']);
  const text = await pdfText(await recuPdf(deal.carrier.actor, id, 'avoir_commission'));
  const { serie, numero } = await db.recu.findUniqueOrThrow({
    where: { paymentId_genre: { paymentId: id, genre: 'commission' } },
  });
  for (const said of ['Avoir sur commission', numeroOf({ serie, numero }), '7,80'])
    expect(text).toContain(said);
  const [written] = await db.moderationEntry.findMany({ where: { cibleId: id } });
  expect(written).toMatchObject({ action: 'rembourser', personId: deal.carrier.user.id, raison });
  expect((await getDecision(deal.carrier.actor, written?.id ?? '', undefined)).raison).toBe(raison);
});

test('what was divided is taken back too: the rest goes to who paid, shown before as it is done', async () => {
  const { deal, id } = await makeHeld(stripe);
  await makeReady(stripe, deal.carrier);
  await plainTransaction(async (tx) => {
    const locked = await lockPayment(tx, id);
    if (!locked) throw new Error('no such payment');
    await movePayment(tx, locked, 'contester', { par: 'recipient' });
  });
  await plainTransaction(async (tx) => {
    const locked = await lockPayment(tx, id);
    if (!locked) throw new Error('no such payment');
    await movePayment(tx, locked, 'trancher', { par: 'accord' }, { rembourse: 2_000 });
  });
  await payOut();
  const shown = (await listDivided(operator.actor, { limit: 30 })).items.find((one) => one.id === id);
  expect(shown).toMatchObject({ repris: false, reprise: { revient: 40, repris: 34.8, commission: 5.2 } });
  expect((await refundAs(operator, id)).status).toBe(200);
  await comeBackLater();
  await payOut();
  expect(await getPayment(deal.sender.actor, id)).toMatchObject({ etat: 'refunded', rembourse: 60, net: 0 });
  expect(Object.values(balances(await entriesOf(id)))).toEqual([0, 0, 0, 0, 0]);
  expect(await papersOf(deal.sender.actor, id)).toEqual(['avoir', 'avoir_solde', 'paiement']);
  expect(await papersOf(deal.carrier.actor, id)).toEqual(['avoir_commission', 'commission']);
});

test('what another provider holds is not given back here, and is not listed', async () => {
  const { deal, id } = await makeHeld(stripe);
  await sayAllIsWell(deal.sender, id);
  await db.payment.update({ where: { id }, data: { provider: 'test' } });
  const { status, body } = await refundAs(operator, id);
  expect([status, body.code, (await db.payment.findUniqueOrThrow({ where: { id } })).repriseLe]).toEqual([
    409,
    'conflict',
    null,
  ]);
  expect((await listDivided(operator.actor, { limit: 30 })).items.map((one) => one.id)).not.toContain(id);
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
  const refunds = stripe.world.all('refund').length;
  await contest(id, 'lost');
  await contest(id, 'lost');
  await Promise.all([payOut(), payOut()]);
  expect([transfersOf(id), stripe.world.all('refund').length]).toEqual([[], refunds]);
  expect(await genresOf(id)).toEqual(['encaissement', 'reglement', 'reprise', 'remboursement']);
  expect(await getPayment(deal.carrier.actor, id)).toMatchObject({ etat: 'refunded', gele: false, net: 0 });
});

test('what is held when its bank decides for who paid is theirs at once, and nothing is sent twice', async () => {
  const { deal, id } = await makeHeld(stripe);
  const refunds = stripe.world.all('refund').length;
  await contest(id, 'needs_response');
  await contest(id, 'lost');
  expect(await stateOf(id)).toBe('refunded');
  await comeBackLater();
  await payOut();
  expect([await genresOf(id), stripe.world.all('refund').length]).toEqual([
    ['encaissement', 'reglement', 'remboursement'],
    refunds,
  ]);
  expect(await getPayment(deal.sender.actor, id)).toMatchObject({ gele: false, rembourse: 60 });
  const moves = await db.paymentMove.findMany({ where: { paymentId: id, action: 'perdre' } });
  expect(moves.map(({ par, avant, apres }) => [par, avant, apres])).toEqual([
    ['prestataire', 'held', 'refunded'],
  ]);
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

test('every payment that was divided is found, by turning pages or by its number, however many came after it', async () => {
  const ids: string[] = [];
  for (let nth = 0; nth < 5; nth += 1) {
    const { deal, id } = await makeHeld(stripe);
    await sayAllIsWell(deal.sender, id);
    ids.push(id);
  }
  // Three at one moment: a page ends between them.
  await db.payment.updateMany({ where: { id: { in: ids.slice(0, 3) } }, data: { movedAt: new Date() } });
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, meta } = await listDivided(operator.actor, { limit: 2, cursor });
    seen.push(...items.map((one) => one.id));
    cursor = meta.nextCursor ?? undefined;
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect(ids.filter((id) => !seen.includes(id))).toEqual([]);
  const by = async (numero: string) =>
    (await listDivided(operator.actor, { limit: 30, numero })).items.map(({ id }) => id);
  const [first = ''] = ids;
  expect([await by(first), await by(`https://rihla.test/payments/${first.toUpperCase()}?x=1`)]).toEqual([
    [first],
    [first],
  ]);
  expect([await by('rien'), await by(randomUUID())]).toEqual([[], []]);
  await expect(listDivided(operator.actor, { limit: 2, cursor: 'x' })).rejects.toMatchObject({
    code: 'invalid',
  });
  await expect(listDivided((await makeUser()).actor, { limit: 2 })).rejects.toMatchObject({
    code: 'not_found',
  });
});
