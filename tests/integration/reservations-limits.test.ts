import { beforeAll, expect, test } from 'vitest';
import { POST } from '@/app/api/reservations/route';
import { PATCH as REFUSE_ALL } from '@/app/api/reservations/transport/[transportId]/refuse/route';
import { db } from '@/lib/core/db';
import { answerReservation } from '@/lib/reservations/commands/move';
import type { TransportView } from '@/lib/transports/queries/view';
import { type MadeUser, makeReservation, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { loads } from '../support/loads';

let carrier: MadeUser;
beforeAll(async () => {
  carrier = await makeUser();
});

const publish = () =>
  makeTransport(carrier.actor, { poidsMax: 1_000, villes: ['Lyon', 'Marseille', 'Tanger'] });
const reserve = (who: MadeUser, transport: TransportView) =>
  call(POST, {
    token: who.token,
    body: {
      transportId: transport._id,
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      poids: 1,
      prix: 10,
      description: 'Un paquet',
    },
  });
const statuses = (answers: { status: number }[]) =>
  [201, 409].map((status) => answers.filter((answer) => answer.status === status).length);

test('of 40 requests at once by one person on one trip exactly ten are made; another person’s are', async () => {
  const [transport, sender, other] = [await publish(), await makeUser(), await makeUser()];
  const answers = await Promise.all(Array.from({ length: 40 }, () => reserve(sender, transport)));
  expect(statuses(answers)).toEqual([10, 30]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'conflict',
    message:
      'Vous avez déjà 10 réservations en cours sur ce trajet, le maximum pour une personne. Regroupez vos colis ou choisissez un autre trajet.',
  });
  expect((await reserve(other, transport)).status).toBe(201);
  expect(await loads(transport._id)).toEqual([11_000, 11_000, 0]);
});

test('what is confirmed counts on its trip, what is refused does not any more', async () => {
  const [transport, sender] = [await publish(), await makeUser()];
  const made = await Promise.all(Array.from({ length: 10 }, () => makeReservation(sender.actor, transport)));
  for (const one of made.slice(0, 9))
    await answerReservation(carrier.actor, one._id, { status: 'confirmee' });
  expect((await reserve(sender, transport)).status).toBe(409);
  await answerReservation(carrier.actor, made[9]?._id ?? '', { status: 'refusee' });
  expect((await reserve(sender, transport)).status).toBe(201);
});

test('of 40 requests at once over many trips exactly thirty wait for an answer', async () => {
  const sender = await makeUser();
  const transports = await Promise.all(Array.from({ length: 5 }, publish));
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, nth) => reserve(sender, transports[nth % 5] as TransportView)),
  );
  expect(statuses(answers)).toEqual([30, 10]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe(
    'Vous avez déjà 30 demandes sans réponse. Attendez que des transporteurs répondent (72\u00a0h au plus), puis réessayez.',
  );
  const first = await db.reservation.findFirstOrThrow({ where: { userId: sender.user.id } });
  await answerReservation(carrier.actor, first.id, { status: 'confirmee' });
  expect((await reserve(sender, await publish())).status).toBe(201);
});

test('an account tries 120 times an hour', async () => {
  const [transport, sender] = [await publish(), await makeUser()];
  const answers = await Promise.all(Array.from({ length: 130 }, () => reserve(sender, transport)));
  const limited = answers.filter(({ status }) => status === 429);
  expect(limited).toHaveLength(10);
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(3_000);
});

test('the carrier refuses all that one person waits for in one step', async () => {
  const [transport, sender, other] = [await publish(), await makeUser(), await makeUser()];
  const params = { transportId: transport._id };
  const refuse = (who: MadeUser, body: object) =>
    call(REFUSE_ALL, { method: 'PATCH', token: who.token, params, body });
  const legs = [{}, { villeArrivee: 'Marseille' }, { villeDepart: 'Marseille' }, {}];
  const waiting = [];
  for (const leg of legs) waiting.push(await makeReservation(sender.actor, transport, leg));
  await answerReservation(carrier.actor, waiting[3]?._id ?? '', { status: 'confirmee' });
  await makeReservation(other.actor, transport);

  expect((await refuse(other, { userId: sender.user.id })).status).toBe(404);
  expect((await refuse(carrier, {})).body.fields).toHaveProperty('userId');
  // Twice at once: one of them finds nothing left.
  const body = { userId: sender.user.id, commentaire: 'Camion plein' };
  const answers = await Promise.all([refuse(carrier, body), refuse(carrier, body)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 200)?.body.data).toEqual({ refusees: 3 });
  const rows = await db.reservation.findMany({
    where: { transportId: transport._id },
    orderBy: { id: 'asc' },
    select: { status: true, statutPar: true, commentaire: true },
  });
  const refused = { status: 'refusee', statutPar: 'transporteur', commentaire: 'Camion plein' };
  expect(rows).toEqual([
    refused,
    refused,
    refused,
    { status: 'confirmee', statutPar: 'transporteur', commentaire: null },
    { status: 'en_attente', statutPar: null, commentaire: null },
  ]);
  expect(await loads(transport._id)).toEqual([10_000, 10_000, 0]);
});
