import { expect, it } from 'vitest';
import { GET as messages } from '@/app/api/conversations/[id]/messages/route';
import { GET as list } from '@/app/api/conversations/route';
import { PATCH as cancel } from '@/app/api/reservations/[id]/cancel/route';
import { PATCH as answer } from '@/app/api/reservations/[id]/status/route';
import { PATCH as refuse } from '@/app/api/reservations/transport/[transportId]/refuse/route';
import { PUT as edit } from '@/app/api/transports/[id]/route';
import { db } from '@/lib/core/db';
import { lapseReservations } from '@/lib/reservations/commands/waiting';
import {
  type MadeUser,
  makeReservation,
  makeTransport,
  makeUser,
  moveInTime,
} from '@/tests/support/factories';
import { call } from '@/tests/support/http';

/** The lines of the one conversation that somebody has, newest last. */
async function linesOf({ token }: MadeUser) {
  const { data } = (await call(list, { token })).body;
  expect(data).toHaveLength(1);
  const [conversation] = data;
  const id = conversation?._id ?? '';
  const { body } = await call(messages, { token, params: { id } });
  return { conversation, lines: body.data };
}

it('a thread tells the whole story of a parcel', async () => {
  const [carrier, sender] = [await makeUser({ firstName: 'Yassine' }), await makeUser({ firstName: 'Awa' })];
  const transport = await makeTransport(carrier.actor, { days: 2 });
  const { _id: id } = await makeReservation(sender.actor, transport, { poids: 8, prix: 60 });
  const status = (status: string, commentaire?: string) =>
    call(answer, { method: 'PATCH', token: carrier.token, params: { id }, body: { status, commentaire } });
  expect((await linesOf(carrier)).conversation).toMatchObject({
    unreadCount: 1,
    transportId: { _id: transport._id },
    lastMessage: { kind: 'evenement', read: false, sender: { firstName: 'Awa' } },
  });
  expect((await linesOf(sender)).conversation?.unreadCount).toBe(0);

  expect((await status('confirmee', 'Appelez le 06 12 34 56 78')).status).toBe(200);
  const etapes = transport.etapes.map(({ ville, date, actions }, at) => ({
    ville,
    actions,
    date: at === 0 ? new Date(Date.parse(date) + 3_600_000).toISOString() : date,
  }));
  const moved = await call(edit, {
    method: 'PUT',
    token: carrier.token,
    params: { id: transport._id },
    body: { etapes },
  });
  expect(moved.status).toBe(200);
  await moveInTime(transport._id, -36 * 3_600_000);
  expect((await call(cancel, { method: 'PATCH', token: sender.token, params: { id } })).status).toBe(200);

  const { lines } = await linesOf(sender);
  expect(lines.map(({ ordre, evenement, sender: by }) => [ordre, evenement?.type, by?.firstName])).toEqual([
    [1, 'reservation_demandee', 'Awa'],
    [2, 'reservation_confirmee', 'Yassine'],
    [3, 'etape_deplacee', 'Yassine'],
    [4, 'reservation_annulee', 'Awa'],
  ]);
  expect(lines[0]).toMatchObject({
    evenement: { reservationId: id, poids: 8, prix: 60, villeDepart: 'Lyon', statut: 'annulee' },
    content: expect.stringMatching(/^Réservation demandée.: 8.kg, Lyon → Tanger, départ /),
  });
  // Written with the place's own clock, which no browser has to know.
  expect(lines[0]?.evenement?.dateDepart).toMatch(/[+-]\d\d:\d\d$/);
  expect(lines[1]?.evenement?.commentaire).toBe('Appelez le •• visible après confirmation');
  expect(lines[2]?.content).toMatch(/^Horaire modifié.: Lyon, .* → /);
});

it('what happens and its line in the thread are one transaction', async () => {
  const [carrier, sender] = [await makeUser(), await makeUser()];
  // Within 24 hours, so that it may be cancelled.
  const transport = await makeTransport(carrier.actor, { days: 0.5 });
  /** The transactions that wrote a reservation last, and the newest line about it. */
  const writers = async (id: string) => {
    const [row] = await db.$queryRaw<{ deal: string; line: string; type: string }[]>`
      SELECT r.xmin::text AS deal, m.xmin::text AS line, m.evenement->>'type' AS type FROM reservations r, messages m
      WHERE r.id = ${id}::uuid AND m.evenement->>'reservationId' = ${id} ORDER BY m.ordre DESC LIMIT 1`;
    return row ?? { deal: 'no reservation', line: 'no line', type: 'nothing' };
  };
  for (const status of ['confirmee', 'refusee']) {
    const { _id: id } = await makeReservation(sender.actor, transport, { poids: 1 });
    const asked = await writers(id);
    expect(asked.line).toBe(asked.deal);
    const body = { status };
    const answered = await call(answer, { method: 'PATCH', token: carrier.token, params: { id }, body });
    expect(answered.status).toBe(200);
    const after = await writers(id);
    expect(after.line).toBe(after.deal);
    expect(after.deal).not.toBe(asked.deal);
  }

  const [kept, left] = [
    await makeReservation(sender.actor, transport, { poids: 1, status: 'confirmee' }),
    await makeReservation(sender.actor, transport, { poids: 1 }),
  ];
  const etapes = transport.etapes.map(({ ville, date, actions }, at) => ({
    ville,
    actions,
    date: at === 0 ? new Date(Date.parse(date) + 3_600_000).toISOString() : date,
  }));
  await db.reservation.update({
    where: { id: left._id },
    data: { createdAt: new Date(Date.now() - 73 * 3_600_000) },
  });
  const one = { method: 'PATCH', token: sender.token, params: { id: kept._id } };
  const all = { method: 'PUT', token: carrier.token, params: { id: transport._id }, body: { etapes } };
  const happens = [
    ['etape_deplacee', kept._id, async () => (await call(edit, all)).status],
    ['reservation_annulee', kept._id, async () => (await call(cancel, one)).status],
    ['reservation_expiree', left._id, lapseReservations],
  ] as const;
  for (const [type, id, happen] of happens) {
    const before = await writers(id);
    expect(await happen()).toBeGreaterThan(0);
    const after = await writers(id);
    expect(after).toEqual({ type, deal: after.line, line: after.deal });
    expect(after.deal).not.toBe(before.deal);
  }
});

it('each person refused at once reads it in their own thread, and what lapsed was nobody’s doing', async () => {
  const carrier = await makeUser();
  const transport = await makeTransport(carrier.actor);
  const [one, other] = [await makeUser(), await makeUser()];
  for (const who of [one, one, other]) await makeReservation(who.actor, transport, { poids: 2 });
  const body = { userId: one.user.id };
  const refused = await call(refuse, {
    method: 'PATCH',
    token: carrier.token,
    params: { transportId: transport._id },
    body,
  });
  expect(refused.body.data.refusees).toBe(2);
  expect((await linesOf(one)).lines.map(({ evenement }) => evenement?.type)).toEqual([
    'reservation_demandee',
    'reservation_demandee',
    'reservation_refusee',
    'reservation_refusee',
  ]);
  await db.reservation.updateMany({
    where: { userId: other.user.id },
    data: { createdAt: new Date(Date.now() - 73 * 3_600_000) },
  });
  await lapseReservations();
  const { conversation, lines } = await linesOf(other);
  expect(lines.at(-1)).toMatchObject({
    sender: null,
    evenement: { type: 'reservation_expiree', statut: 'annulee' },
  });
  expect(conversation?.unreadCount).toBe(1);
});

it('people who answer, cancel and write at once never wait in a circle', async () => {
  const carrier = await makeUser();
  const transport = await makeTransport(carrier.actor);
  const senders = await Promise.all([1, 2, 3, 4].map(() => makeUser()));
  for (const { actor } of senders)
    for (let n = 0; n < 3; n++) await makeReservation(actor, transport, { poids: 1 });
  const results = await Promise.all([
    ...senders.map(({ user }) =>
      call(refuse, {
        method: 'PATCH',
        token: carrier.token,
        params: { transportId: transport._id },
        body: { userId: user.id },
      }),
    ),
    ...senders.flatMap(({ actor }) => [1, 2].map(() => makeReservation(actor, transport, { poids: 1 }))),
    lapseReservations(),
  ]);
  expect(results).toHaveLength(13);
  for (const sender of senders) {
    const { lines } = await linesOf(sender);
    expect(lines.map(({ ordre }) => ordre)).toEqual(lines.map((_, at) => at + 1));
  }
});
