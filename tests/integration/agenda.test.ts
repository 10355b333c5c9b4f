import { expect, test } from 'vitest';
import { GET as readAgenda } from '@/app/api/agenda/[token]/route';
import { GET as readOne } from '@/app/api/reservations/[id]/agenda/route';
import { GET as getAddress, POST as renew } from '@/app/api/users/me/agenda/route';
import { db } from '@/lib/core/db';
import { makeReservation, makeTransport, makeUser } from '../support/factories';
import { call, download } from '../support/http';

const textOf = ({ bytes }: { bytes: Uint8Array }) => Buffer.from(bytes).toString();

/** The lines of a calendar as a program reads them: folded ones are one. */
const linesOf = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const all = (text: string, name: string) =>
  linesOf(text)
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1));

async function made() {
  const [carrier, sender] = [
    await makeUser({ firstName: 'Yassine' }),
    await makeUser({ firstName: 'Salma' }),
  ];
  const transport = await makeTransport(carrier.actor);
  const reservation = await makeReservation(sender.actor, transport);
  return { carrier, sender, reservation };
}

const one = async (id: string, token: string) => textOf(await download(readOne, { params: { id }, token }));
const addressOf = async (token: string) =>
  (await call(getAddress, { token })).body.data.adresse.split('/').at(-1) ?? '';
const agenda = async (token: string) => textOf(await download(readAgenda, { params: { token } }));
const gone = async (token: string) => (await call(readAgenda, { params: { token } })).status;

test('each of the two gets the agreement’s two ends in UTC, in their own words, and nobody else anything', async () => {
  const { carrier, sender, reservation } = await made();
  const row = await db.reservation.findUniqueOrThrow({ where: { id: reservation._id } });
  const mine = await one(reservation._id, sender.token);
  const stamp = (at: Date) => `${at.toISOString().replace(/[-:]/g, '').slice(0, 13)}00Z`;
  expect(all(mine, 'DTSTART')).toEqual([stamp(row.dateDepart), stamp(row.dateArrivee)]);
  expect(all(mine, 'SUMMARY')).toEqual([
    `Remettre le colis à ${row.villeDepart} (Yassine)`,
    `Le colis arrive à ${row.villeArrivee} (Yassine)`,
  ]);
  expect(all(mine, 'STATUS')).toEqual(['TENTATIVE', 'TENTATIVE']);
  const theirs = await one(reservation._id, carrier.token);
  expect(all(theirs, 'SUMMARY')[0]).toBe(`Prendre le colis à ${row.villeDepart} (Salma)`);
  expect(`${mine}${theirs}`).not.toContain(row.description);
  const params = { id: reservation._id };
  expect((await call(readOne, { params, token: (await makeUser()).token })).status).toBe(404);
  expect((await call(readOne, { params })).status).toBe(401);
});

test('a feed keeps the name of what it told, says a move as newer, and what is called off as cancelled', async () => {
  const { sender, reservation } = await made();
  const address = await addressOf(sender.token);
  const before = await agenda(address);
  await db.reservation.update({
    where: { id: reservation._id },
    data: {
      status: 'annulee',
      statutPar: 'demandeur',
      statutLe: new Date(),
      updatedAt: new Date(Date.now() + 60_000),
    },
  });
  const after = await agenda(address);
  expect(all(after, 'UID')).toEqual(all(before, 'UID'));
  expect(all(after, 'STATUS')).toEqual(['CANCELLED', 'CANCELLED']);
  expect(Number(all(after, 'SEQUENCE')[0])).toBeGreaterThan(Number(all(before, 'SEQUENCE')[0]));
});

test('an address is good until it is renewed, and cannot be made up', async () => {
  const { user, token } = await makeUser();
  const address = await addressOf(token);
  expect(await agenda(address)).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*END:VCALENDAR\r\n$/);
  expect((await call(renew, { method: 'POST', token })).status).toBe(200);
  expect(await gone(address)).toBe(404);
  expect(await agenda(await addressOf(token))).toContain('BEGIN:VCALENDAR');
  const [, signed] = address.split('.');
  const { user: other } = await makeUser();
  for (const forged of [`${other.id}.${signed}`, `${user.id}.${'A'.repeat(24)}`, 'x.y']) {
    expect(await gone(forged)).toBe(404);
  }
});
