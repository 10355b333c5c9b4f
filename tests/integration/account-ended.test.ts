import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { POST as register } from '@/app/api/auth/register/route';
import { GET as messages, POST as write } from '@/app/api/conversations/[id]/messages/route';
import * as conversation from '@/app/api/conversations/[id]/route';
import * as conversations from '@/app/api/conversations/route';
import { GET as payment } from '@/app/api/payments/[id]/route';
import { POST as report } from '@/app/api/reports/route';
import { POST as accept } from '@/app/api/reservations/[id]/litige/accord/route';
import { POST as propose } from '@/app/api/reservations/[id]/litige/propositions/route';
import { POST as dispute } from '@/app/api/reservations/[id]/litige/route';
import { GET as ofTransport } from '@/app/api/reservations/transport/[transportId]/route';
import { GET as ofUser } from '@/app/api/reservations/user/route';
import { GET as me } from '@/app/api/users/me/route';
import { POST as remove } from '@/app/api/users/me/suppression/route';
import { db, plainTransaction } from '@/lib/core/db';
import { backgroundDone } from '@/lib/core/jobs/background';
import { openOriginal } from '@/lib/donnees/commands/original';
import { openedPapers } from '@/lib/donnees/queries/ouvertures';
import { deliverNotifications } from '@/lib/notifications/commands/deliver';
import { lockPayment, movePayment } from '@/lib/payments/commands/move';
import { numeroOf } from '@/lib/payments/rules/recus';
import { writeToSupport } from '@/lib/users/commands/support';
import {
  type MadeUser,
  makeDemande,
  makeProduit,
  makeReservation,
  makeReview,
  makeTransport,
  makeUser,
  moveInTime,
  PASSWORD,
  registrations,
} from '../support/factories';
import { call } from '../support/http';
import { photo } from '../support/images';
import { askAs, type MadeDeal, makeDeal, payloadOf } from '../support/payment-deals';
import { pdfText } from '../support/pdf';
import { enterAs, pay } from '../support/remises';
import { tracesInDatabase, tracesInFiles } from '../support/traces';
import { onDisk, sendImage } from '../support/uploads';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.OPERATOR_EMAILS = 'ouvertures@rihla.test';
});
vi.setConfig({ testTimeout: 60_000 });

/** In everything that the person writes, and nowhere else. */
const MARK = 'Xylophène';
const ZELIE = {
  firstName: 'Zélie',
  lastName: 'Quatrebarbes',
  phoneNumber: '+33698761234',
  location: 'Quimperlé',
};
const WORDS = [MARK, 'Zélie', 'Quatrebarbes', 'quatrebarbes', '698761234', 'Quimperlé', 'rue des Cigognes'];
const DAY_MS = 86_400_000;

const removeAs = ({ token }: MadeUser, more: object = {}) =>
  call(remove, { token, body: { confirmation: 'supprimer', password: PASSWORD, ...more } });

/** Everything that a member may leave here, but what runs. */
async function livesOf(zelie: MadeUser, other: MadeUser): Promise<void> {
  const { user, actor, token } = zelie;
  await db.particularDetails.update({ where: { userId: user.id }, data: { address: '7 rue des Cigognes' } });
  const { body: picture } = await sendImage(zelie, await photo().jpeg().toBuffer());
  const imageId = (await db.image.findFirstOrThrow({ where: { ownerId: user.id } })).id;
  await db.user.update({ where: { id: user.id }, data: { profileImageId: imageId } });
  await makeDemande(user, { titre: `Besoin ${MARK}`, imageId });
  await makeProduit(user, { nom: `Robe ${MARK}` });
  const transport = await makeTransport(actor, { nom: `Le ${MARK}`, description: `Chez ${MARK}`, days: 3 });
  const asked = await makeReservation(other.actor, transport, { status: 'refusee' });
  await db.reservation.update({
    where: { id: asked._id },
    data: { statutPar: 'transporteur', statutLe: new Date(), commentaire: `Non, ${MARK}` },
  });
  await makeTransport(actor, { nom: `Autre ${MARK}`, days: 4 });
  const body = { recipientId: other.user.id, initialMessage: `Bonjour, je suis ${MARK}` };
  const { body: opened } = await call(conversations.POST, { token, body });
  await call(write, {
    token,
    params: { id: opened.data._id },
    body: { content: MARK, images: [picture.data.imageUrl] },
  });
  await makeReview(user, other.user, 2, `Très ${MARK}`);
  await call(report, {
    token,
    body: { cible: 'utilisateur', cibleId: other.user.id, motif: 'autre', texte: MARK },
  });
  await writeToSupport(actor, {
    ...{ nom: 'Zélie Quatrebarbes', email: user.email, sujet: 'autre', message: MARK, copie: false },
  } as Parameters<typeof writeToSupport>[1]);
  await db.newsletterSubscriber.create({ data: { email: user.email, token: user.id } });
}

/** Every mail that is due is written where mails go without a server. */
async function sendAll(): Promise<void> {
  const ids = (await db.notification.findMany({ select: { id: true } })).map(({ id }) => id);
  await deliverNotifications(ids);
  await backgroundDone();
}

async function makeOver(deal: MadeDeal): Promise<void> {
  await moveInTime(deal.transport._id, -60 * DAY_MS);
  await db.$executeRaw`UPDATE payments SET solde_le = now() WHERE state IN ('released', 'split', 'refunded')`;
}

async function expectNothingLeft(person: MadeUser): Promise<void> {
  const words = [...WORDS, person.user.email];
  expect(await tracesInDatabase(words)).toEqual([]);
  expect(tracesInFiles(words)).toEqual([]);
  expect(await db.image.count({ where: { ownerId: person.user.id } })).toBe(0);
}

test('who paid and disagreed leaves nothing behind; the carrier’s screens stay whole', async () => {
  const deal = await makeDeal();
  const [zelie, carrier] = [deal.sender, deal.carrier];
  await db.user.update({ where: { id: zelie.user.id }, data: ZELIE });
  await db.reservation.update({
    where: { id: deal.reservation._id },
    data: { description: `Un ${MARK} bien emballé` },
  });
  await livesOf(zelie, carrier);
  const paymentId = await pay(deal);
  await enterAs(carrier, deal, 'collecte');
  await enterAs(carrier, deal, 'livraison');
  const at = { params: { id: deal.reservation._id } };
  await call(dispute, { token: zelie.token, ...at, body: { motif: `Il manque le ${MARK}` } });
  expect((await removeAs(zelie)).status).toBe(409);
  const said = await call(propose, { token: zelie.token, ...at, body: { rembourse: 30, ligne: MARK } });
  const propositionId = said.body.data.litige?.propositions[0]?._id ?? '';
  expect((await call(accept, { token: carrier.token, ...at, body: { propositionId } })).status).toBe(200);
  await makeOver(deal);
  await sendAll();
  expect((await tracesInDatabase(WORDS)).length).toBeGreaterThan(10);
  expect(tracesInFiles(WORDS).length).toBeGreaterThan(0);
  expect(onDisk().length).toBeGreaterThan(0);

  expect((await removeAs(zelie, { confirmation: 'oui' })).body.fields).toHaveProperty('confirmation');
  expect((await removeAs(zelie, { password: 'pas-celui-ci' })).body.fields).toHaveProperty('password');
  const done = await removeAs(zelie);
  expect(done.status).toBe(200);
  expect(done.headers.get('set-cookie')).toMatch(/Max-Age=0/);
  expect((await call(me, { token: zelie.token })).status).toBe(401);
  expect(onDisk()).toEqual([]);
  await expectNothingLeft(zelie);

  const { token } = carrier;
  const NAME = { firstName: 'Compte', lastName: 'supprimé' };
  const thread = await call(conversation.GET, { token, params: { id: deal.conversationId } });
  expect(thread.body.data.participants).toContainEqual(expect.objectContaining(NAME));
  const lists = (await call(conversations.GET, { token })).body.data;
  expect(lists).toHaveLength(3);
  for (const { _id } of lists) {
    const lines = await call(messages, { token, params: { id: _id } });
    expect(lines.status).toBe(200);
  }
  const requests = await call(ofTransport, { token, params: { transportId: deal.transport._id } });
  expect(requests.body.data[0]).toMatchObject({ userId: NAME, description: 'Texte effacé avec le compte.' });
  const paid = await call(payment, { token, params: { id: paymentId } });
  expect(paid.body.data.recipient).toMatchObject(NAME);
  const recus = await db.recu.findMany({ where: { paymentId, scelle: { not: null } } });
  expect(recus.length).toBeGreaterThan(0);
  // Whoever runs the site can still show what the law wants kept.
  const receipt = recus.find(({ genre }) => genre === 'paiement');
  const numero = numeroOf(receipt ?? { serie: '', numero: 0 });
  expect(await openOriginal(numero, ' ')).toBe('sans raison');
  expect(await openOriginal('R-1999-000001', 'un contrôle')).toBe('inconnu');
  expect(await db.recuOuverture.count()).toBe(0);
  const original = await openOriginal(numero, 'Contrôle fiscal, demande 12');
  expect(await pdfText(original as Uint8Array)).toContain('Zélie Quatrebarbes');
  // Each opening is a line that nobody changes, and that operators read.
  const operator = await makeUser({ email: 'ouvertures@rihla.test' });
  expect(await openedPapers(operator.actor)).toMatchObject([
    { numero, raison: 'Contrôle fiscal, demande 12' },
  ]);
  await expect(openedPapers(carrier.actor)).rejects.toMatchObject({ code: 'not_found' });
  const [line] = await db.recuOuverture.findMany();
  const id = line?.id ?? '';
  await expect(db.recuOuverture.update({ where: { id }, data: { raison: 'autre' } })).rejects.toThrow(
    'append-only',
  );
  await expect(db.recuOuverture.delete({ where: { id } })).rejects.toThrow('append-only');
  // The same by the command, as whoever runs the site types it.
  const commanded = (...words: string[]) =>
    spawnSync(
      process.execPath,
      ['--conditions=react-server', '--import', 'tsx', 'scripts/recu.ts', numero, ...words],
      { encoding: 'utf8' },
    );
  expect(commanded()).toMatchObject({ status: 1, stderr: expect.stringContaining('dites pourquoi') });
  const written = commanded('Contrôle', 'fiscal');
  expect([written.stderr, written.status]).toEqual(['', 0]);
  const [, file = ''] = /L’original : (.+\.pdf)\./.exec(written.stdout) ?? [];
  expect(await pdfText(new Uint8Array(readFileSync(file)))).toContain('Zélie Quatrebarbes');
  rmSync(file);
  expect(await db.recuOuverture.count({ where: { raison: 'Contrôle fiscal' } })).toBe(1);

  const again = { ...registrations.particular(), email: zelie.user.email };
  expect((await call(register, { body: again })).status).toBe(201);
});

test('who carried and was paid leaves nothing behind; the sender’s reservation stays', async () => {
  const deal = await makeDeal();
  const [zelie, sender] = [deal.carrier, deal.sender];
  await db.user.update({ where: { id: zelie.user.id }, data: ZELIE });
  await db.transport.update({ where: { id: deal.transport._id }, data: { nom: `Le ${MARK}` } });
  await db.reservation.update({ where: { id: deal.reservation._id }, data: { transportNom: `Le ${MARK}` } });
  await livesOf(zelie, sender);
  const { body } = await askAs(zelie, { ...payloadOf(deal), description: `Pour le ${MARK}` });
  await enterAs(zelie, deal, 'collecte', { ligne: `Reçu par ${MARK}` });
  for (const [action, par] of [
    ['encaisser', 'prestataire'],
    ['liberer', 'recipient'],
  ] as const)
    await plainTransaction(async (tx) => {
      const row = await lockPayment(tx, body.data._id);
      if (row) await movePayment(tx, row, action, { par });
    });
  expect((await removeAs(zelie)).status).toBe(409);
  await makeOver(deal);
  await sendAll();
  expect((await removeAs(zelie)).status).toBe(200);
  await expectNothingLeft(zelie);
  const own = await call(ofUser, { token: sender.token });
  expect(own.body.data.find(({ _id }) => _id === deal.reservation._id)).toMatchObject({
    transportNom: 'Lyon → Tanger',
    transportId: { isVisible: false },
  });
});

test('what is under way when the account ends is taken back', async () => {
  const [zelie, other] = [await makeUser(), await makeUser()];
  const transport = await makeTransport(other.actor);
  const tries = await Promise.allSettled([
    removeAs(zelie),
    makeReservation(zelie.actor, transport),
    makeTransport(zelie.actor),
    call(conversations.POST, {
      token: zelie.token,
      body: { recipientId: other.user.id, initialMessage: 'Bonjour' },
    }),
  ]);
  expect(tries[0]?.status).toBe('fulfilled');
  const { deletedAt } = await db.user.findUniqueOrThrow({ where: { id: zelie.user.id } });
  const living = await db.reservation.count({ where: { userId: zelie.user.id, status: 'en_attente' } });
  expect(deletedAt === null || living === 0).toBe(true);
  if (deletedAt) expect(await db.transport.count({ where: { userId: zelie.user.id } })).toBe(0);
});

test('a conversation goes with the last of its two accounts; one about money stays, without words', async () => {
  const deal = await makeDeal();
  const [one, other] = [deal.sender, deal.carrier];
  const { body } = await call(conversations.POST, {
    token: one.token,
    body: { recipientId: other.user.id, initialMessage: 'Bonjour' },
  });
  const id = body.data._id;
  await askAs(other, payloadOf(deal));
  await db.payment.updateMany({
    where: { conversationId: deal.conversationId },
    data: { state: 'withdrawn', movedAt: new Date() },
  });
  await makeOver(deal);
  expect((await removeAs(one)).status).toBe(200);
  expect(await db.message.count({ where: { conversationId: id } })).toBe(1);
  expect((await removeAs(other)).status).toBe(200);
  expect(await db.conversation.count({ where: { id } })).toBe(0);
  expect(await db.message.count({ where: { conversationId: id } })).toBe(0);
  const left = await db.message.findMany({ where: { conversationId: deal.conversationId } });
  expect(left.length).toBeGreaterThan(0);
  expect(
    left.filter(({ kind, content }) => kind === 'texte' && content !== 'Texte effacé avec le compte.'),
  ).toEqual([]);
});
