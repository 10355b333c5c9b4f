import { expect, test } from 'vitest';
import * as messages from '@/app/api/conversations/[id]/messages/route';
import * as conversations from '@/app/api/conversations/route';
import * as cancel from '@/app/api/reservations/[id]/cancel/route';
import * as answers from '@/app/api/reservations/[id]/status/route';
import * as requests from '@/app/api/reservations/transport/[transportId]/route';
import * as own from '@/app/api/reservations/user/route';
import { db } from '@/lib/core/db';
import { makeDemande, makeReservation, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';

const COVER = '•• visible après confirmation';

const start = (token: string, recipientId: string, initialMessage = 'Bonjour') =>
  call(conversations.POST, { token, body: { recipientId, initialMessage } });

test('numbers and handles are covered in every answer until the two have agreed', async () => {
  const [carrier, sender] = [await makeUser(), await makeUser()];
  const { body } = await start(sender.token, carrier.user.id, 'Appelez le 06 12 34 56 78');
  const id = body.data._id;
  expect(body.data.lastMessage).toMatchObject({ content: `Appelez le ${COVER}`, couvert: true });
  const written = await call(messages.POST, {
    token: carrier.token,
    params: { id },
    body: { content: 'Écrivez à moi@exemple.fr', link: 'https://wa.me/33612345678' },
  });
  expect(written.body.data).toMatchObject({ content: `Écrivez à ${COVER}`, couvert: true, link: null });
  const read = () => call(messages.GET, { token: sender.token, params: { id } });
  expect(JSON.stringify((await read()).body)).not.toMatch(/06 12|exemple\.fr|wa\.me/);

  const transport = await makeTransport(carrier.actor);
  await makeReservation(sender.actor, transport, { status: 'confirmee' });
  const after = (await read()).body.data.filter(({ kind }) => kind === 'texte');
  expect(after.map(({ content, couvert, link }) => ({ content, couvert, link }))).toEqual([
    { content: 'Appelez le 06 12 34 56 78', couvert: false, link: null },
    { content: 'Écrivez à moi@exemple.fr', couvert: false, link: 'https://wa.me/33612345678' },
  ]);
});

test('so are the words of a reservation, of both sides', async () => {
  const [carrier, sender] = [await makeUser(), await makeUser()];
  const transport = await makeTransport(carrier.actor);
  const one = await makeReservation(sender.actor, transport, { description: 'Appelez le 06 12 34 56 78' });
  await db.reservation.update({
    where: { id: one._id },
    data: { status: 'refusee', commentaire: 'Écrivez à moi@exemple.fr' },
  });
  const read = async () => {
    const mine = await call(own.GET, { token: sender.token });
    const theirs = await call(requests.GET, { token: carrier.token, params: { transportId: transport._id } });
    return [mine.body.data.at(-1), theirs.body.data.at(-1)];
  };
  const covered = { description: `Appelez le ${COVER}`, commentaire: `Écrivez à ${COVER}` };
  expect(await read()).toMatchObject([covered, covered]);
  await makeReservation(sender.actor, transport, { status: 'confirmee' });
  const open = { description: 'Appelez le 06 12 34 56 78', commentaire: 'Écrivez à moi@exemple.fr' };
  expect(await read()).toMatchObject([open, open]);
});

test('a demande that the two agreed on opens the contacts in its thread, and what ends it covers them again', async () => {
  const [carrier, sender] = [await makeUser(), await makeUser()];
  const demande = await makeDemande(sender.user);
  const initialMessage = 'Je passe par là : 06 12 34 56 78';
  const opened = await call(conversations.POST, {
    token: carrier.token,
    body: { recipientId: sender.user.id, demandeId: demande.id, initialMessage },
  });
  const params = { id: opened.body.data._id };
  const seen = async () => {
    const { body } = await call(messages.GET, { token: sender.token, params });
    const list = await call(conversations.GET, { token: sender.token });
    const thread = list.body.data.find(({ _id }) => _id === params.id);
    const { content, couvert } = body.data[0] ?? {};
    return { content, couvert, contactsOuverts: thread?.contactsOuverts, about: thread?.demandeId?._id };
  };
  const covered = { content: `Je passe par là : ${COVER}`, couvert: true, contactsOuverts: false };
  expect(await seen()).toEqual({ ...covered, about: demande.id });
  const transport = await makeTransport(carrier.actor, { days: 0.5 });
  const { _id: id } = await makeReservation(sender.actor, transport, { demandeId: demande.id });
  expect(await seen()).toEqual({ ...covered, about: demande.id });
  const move = { method: 'PATCH', params: { id } };
  const agreed = await call(answers.PATCH, { ...move, token: carrier.token, body: { status: 'confirmee' } });
  expect(agreed.status).toBe(200);
  expect((await db.demande.findUniqueOrThrow({ where: { id: demande.id } })).status).toBe('en_cours');
  const open = { content: initialMessage, couvert: false, contactsOuverts: true };
  expect(await seen()).toEqual({ ...open, about: demande.id });
  expect((await call(cancel.PATCH, { ...move, token: sender.token })).status).toBe(200);
  expect(await seen()).toEqual({ ...covered, about: demande.id });
});

test('a message that asks to pay outside carries a warning, others none', async () => {
  const [one, other] = [await makeUser(), await makeUser()];
  const { body } = await start(one.token, other.user.id, 'Payez par Western Union');
  expect(body.data.lastMessage.avertissement).toBe(true);
  const params = { id: body.data._id };
  const calm = await call(messages.POST, { token: one.token, params, body: { content: 'Bonne journée' } });
  expect(calm.body.data.avertissement).toBe(false);
});

test('a new account makes five first contacts an hour, an older one twenty; going on and refusals do not count', async () => {
  const someone = await makeUser();
  const people = await Promise.all(Array.from({ length: 21 }, () => makeUser()));
  const id = (index: number) => people[index]?.user.id ?? '';
  for (let made = 0; made < 5; made += 1) {
    expect((await start(someone.token, id(made))).status).toBe(201);
    expect((await start(someone.token, id(made))).status).toBe(201);
    if (made === 4) break;
    expect((await start(someone.token, '00000000-0000-4000-8000-000000000000')).status).toBe(404);
  }
  const sixth = await start(someone.token, id(5));
  expect([sixth.status, sixth.body.code]).toEqual([429, 'rate_limited']);
  expect((await start(someone.token, id(0))).status).toBe(201);

  const createdAt = new Date(Date.now() - 2 * 86_400_000);
  await db.user.update({ where: { id: someone.user.id }, data: { createdAt } });
  const statuses: number[] = [];
  for (let made = 5; made < 21; made += 1) statuses.push((await start(someone.token, id(made))).status);
  // Those of its first day count among the twenty of the hour in which that day ended.
  expect(statuses).toEqual([...Array(15).fill(201), 429]);
});

test('an account writes sixty messages a minute, in all its conversations together', async () => {
  const [someone, one, other] = [await makeUser(), await makeUser(), await makeUser()];
  const ids = [await start(someone.token, one.user.id), await start(someone.token, other.user.id)].map(
    ({ body }) => body.data._id as string,
  );
  const say = (nth: number, { token } = someone) =>
    call(messages.POST, { token, params: { id: ids[nth % 2] ?? '' }, body: { content: `Message ${nth}` } });
  // With the two that began them.
  for (let nth = 2; nth < 60; nth += 1) expect((await say(nth)).status).toBe(201);
  const refused = await say(60);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  const waits = Number(refused.headers.get('retry-after'));
  expect(waits).toBeGreaterThan(0);
  expect(waits).toBeLessThanOrEqual(60);
  // Nobody else waits for it.
  expect((await say(60, one)).status).toBe(201);
});
