import { expect, test, vi } from 'vitest';
import { POST as problem } from '@/app/api/colis/[token]/probleme/route';
import { POST as readTalk } from '@/app/api/moderation/litiges/[id]/lecture/route';
import { POST as settle } from '@/app/api/moderation/litiges/[id]/route';
import { POST as accept } from '@/app/api/reservations/[id]/litige/accord/route';
import { POST as propose } from '@/app/api/reservations/[id]/litige/propositions/route';
import { POST as dispute } from '@/app/api/reservations/[id]/litige/route';
import { POST as declare } from '@/app/api/reservations/[id]/remise/declaration/route';
import { POST as share } from '@/app/api/reservations/[id]/remise/lien/route';
import { db, newId } from '@/lib/core/db';
import { releaseDue, remindDeclarations } from '@/lib/remises/commands/release';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';
import type { MadeDeal } from '../support/payment-deals';
import { entriesOf } from '../support/payments';
import { enterAs, lookAs, makePaidDeal, passHours, pay, standOf } from '../support/remises';

const OPERATOR = 'operatrice@rihla.test';
vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.OPERATOR_EMAILS = 'operatrice@rihla.test,lectrice@rihla.test';
});

const motif = 'Un sac manque.';
const at = ({ reservation }: MadeDeal) => ({ params: { id: reservation._id } });
const disputeAs = ({ token }: MadeUser, deal: MadeDeal) =>
  call(dispute, { token, ...at(deal), body: { motif } });
const proposeAs = ({ token }: MadeUser, deal: MadeDeal, rembourse: number) =>
  call(propose, { token, ...at(deal), body: { rembourse } });
const acceptAs = ({ token }: MadeUser, deal: MadeDeal, propositionId: string) =>
  call(accept, { token, ...at(deal), body: { propositionId } });
const backOf = async (paymentId: string) =>
  -(
    (await entriesOf(paymentId))
      .find(({ genre }) => genre === 'reglement')
      ?.lignes.find(({ compte }) => compte === 'a_rembourser')?.centimes ?? 0
  ) || 0;

test('a dispute freezes what is held until one side accepts the other’s last proposal', async () => {
  const deal = await makePaidDeal();
  const second = await pay(deal, 30);
  expect((await disputeAs(deal.sender, deal)).status).toBe(409);
  await enterAs(deal.carrier, deal, 'livraison');
  expect((await disputeAs(await makeUser(), deal)).status).toBe(404);
  const opened = await Promise.all([disputeAs(deal.sender, deal), disputeAs(deal.carrier, deal)]);
  expect(opened.map(({ status }) => status).sort()).toEqual([200, 409]);
  await passHours(deal, 48);
  expect(await releaseDue()).toBe(0);
  expect(await standOf(deal)).toEqual(['disputed', 'contestee']);

  expect((await proposeAs(deal.sender, deal, 90.01)).status).toBe(422);
  const first = (await proposeAs(deal.sender, deal, 60)).body.data.litige?.propositions[0];
  expect((await acceptAs(deal.sender, deal, first?._id ?? '')).status).toBe(409);
  const last = (await proposeAs(deal.sender, deal, 45)).body.data.litige?.propositions[1];
  expect([last?.par, last?.rembourse]).toEqual(['demandeur', 45]);
  expect((await acceptAs(deal.carrier, deal, first?._id ?? '')).status).toBe(409);
  const ends = await Promise.all([1, 2, 3].map(() => acceptAs(deal.carrier, deal, last?._id ?? '')));
  expect(ends.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await standOf(deal)).toEqual(['split', 'close']);
  expect([await backOf(deal.paymentId), await backOf(second)]).toEqual([3_000, 1_500]);
  expect((await lookAs(deal.sender, deal)).body.data.litige).toMatchObject({
    etat: 'accorde',
    rembourse: 45,
  });
});

test('an operator decides with a written reason, and nobody else', async () => {
  const operator = await makeUser({ email: OPERATOR });
  const deal = await makePaidDeal();
  await enterAs(deal.carrier, deal, 'collecte');
  const { _id: id = '' } = (await disputeAs(deal.carrier, deal)).body.data.litige ?? {};
  const decide = (token: string, body: object) => call(settle, { token, params: { id }, body });
  const raison = 'La photo montre le colis ouvert.';
  expect((await decide(deal.sender.token, { rembourse: 60, raison })).status).toBe(404);
  expect((await decide(operator.token, { rembourse: 60, raison: ' ' })).status).toBe(422);
  expect((await decide(operator.token, { rembourse: 61, raison })).status).toBe(422);
  expect((await decide(operator.token, { rembourse: 60, raison })).status).toBe(200);
  expect((await decide(operator.token, { rembourse: 0, raison })).status).toBe(409);
  expect([await standOf(deal), await backOf(deal.paymentId)]).toEqual([['refunded', 'close'], 6_000]);
  expect((await lookAs(deal.sender, deal)).body.data.litige).toMatchObject({ etat: 'tranche', raison });
});

test('the recipient disputes through their link, and both are told', async () => {
  const deal = await makePaidDeal();
  await enterAs(deal.carrier, deal, 'collecte');
  const { lien } = (await call(share, { method: 'POST', token: deal.sender.token, ...at(deal) })).body.data;
  const params = { token: lien?.split('/').at(-1) ?? '' };
  const answer = await call(problem, { params, body: { motif } });
  expect([answer.status, answer.body.data.etat]).toEqual([200, 'contestee']);
  const told = await db.notification.findMany({ where: { kind: 'litige' }, select: { userId: true } });
  const people = [deal.sender.user.id, deal.carrier.user.id];
  expect(told.filter(({ userId }) => people.includes(userId))).toHaveLength(2);
});

test('a delivery that the carrier alone says waits seven days and three reminders', async () => {
  const deal = await makePaidDeal();
  await enterAs(deal.carrier, deal, 'collecte');
  const dateDepart = new Date(Date.now() - 60_000);
  await db.reservation.update({ where: { id: deal.reservation._id }, data: { dateDepart } });
  const url = `/uploads/${newId()}-320.webp`;
  await db.image.create({
    data: {
      id: newId(),
      ownerId: deal.carrier.user.id,
      kind: 'photo',
      storage: 'local',
      key: newId(),
      url,
      width: 320,
      height: 240,
      bytes: 10,
      widths: [320],
    },
  });
  const body = { imagePath: url, ligne: 'Remis à la gardienne.' };
  expect((await call(declare, { token: deal.sender.token, ...at(deal), body })).status).toBe(422);
  const said = await call(declare, { token: deal.carrier.token, ...at(deal), body });
  expect([said.status, said.body.data.etat, said.body.data.declaration?.ligne]).toEqual([
    200,
    'declaree',
    body.ligne,
  ]);
  // Nothing ran for eight days: the reminders come one after the other all the same, and only then the release.
  await passHours(deal, 8 * 24);
  for (const nth of [1, 2, 3]) {
    expect([nth, await releaseDue()]).toEqual([nth, 0]);
    const sent = await Promise.all([remindDeclarations(), remindDeclarations()]);
    expect(sent.reduce((sum, one) => sum + one, 0)).toBe(1);
    expect(await releaseDue()).toBe(0);
    await passHours(deal, 20);
  }
  expect([await remindDeclarations(), await releaseDue()]).toEqual([0, 1]);
  expect(await standOf(deal)).toEqual(['released', 'close']);
  const told = await db.notification.count({
    where: { userId: deal.sender.user.id, kind: 'livraison_declaree' },
  });
  expect(told).toBe(4);
});

test('who decides a dispute reads its conversation while it is open, each time with a line in the log', async () => {
  const deal = await makePaidDeal();
  await enterAs(deal.carrier, deal, 'livraison');
  const id = (await disputeAs(deal.sender, deal)).body.data.litige?._id ?? '';
  const operator = await makeUser({ email: 'lectrice@rihla.test' });
  const readAs = ({ token }: MadeUser) => call(readTalk, { method: 'POST', token, params: { id } });
  const log = () => db.moderationEntry.findMany({ where: { action: 'lire', operatorId: operator.user.id } });
  expect([(await readAs(deal.sender)).status, (await readAs(deal.carrier)).status]).toEqual([404, 404]);
  expect(await db.moderationEntry.count({ where: { action: 'lire' } })).toBe(0);
  for (const times of [1, 2]) {
    const lines = (await readAs(operator)).body.data as { texte: string }[];
    expect(lines.some(({ texte }) => texte.includes('Demande de paiement'))).toBe(true);
    const { conversationId } = await db.payment.findUniqueOrThrow({ where: { id: deal.paymentId } });
    expect((await log()).map(({ cible, cibleId }) => [cible, cibleId])).toEqual(
      Array.from({ length: times }, () => ['conversation', conversationId]),
    );
  }
  const decided = await call(settle, {
    token: operator.token,
    params: { id },
    body: { rembourse: 60, raison: 'Rien n’est arrivé.' },
  });
  expect([decided.status, (await readAs(operator)).status]).toEqual([200, 409]);
  expect(await log()).toHaveLength(2);
});
