import type { APIRequestContext } from '@playwright/test';
import type { Langue } from '@/lib/langues/langue.mjs';
import { expect, type Person } from './test';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** What speaks for somebody in a call of the API. */
export const as = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` });

/** A trip in three days, published by the API. */
export async function publishTransport(
  request: APIRequestContext,
  carrier: Pick<Person, 'token'>,
  { from = 'Lyon', to = 'Tanger', nom }: { from?: string; to?: string; nom?: string } = {},
): Promise<{ _id: string; etapes: { date: string }[] }> {
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const answer = await request.post('/api/transports', {
    headers: as(carrier),
    data: {
      ...(nom ? { nom } : {}),
      poidsMax: 20,
      etapes: [
        { ville: from, date: day(3), actions: { collecte: true, depot: false } },
        { ville: to, date: day(4), actions: { collecte: false, depot: true } },
      ],
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data;
}

/** A request for kilograms on such a trip, from its first city to its last, made by the API. */
export async function reserve(
  request: APIRequestContext,
  sender: Pick<Person, 'token'>,
  transportId: string,
  more: { poids?: number; prix?: number; description?: string } = {},
): Promise<{ _id: string }> {
  const ends = { villeDepart: 'Lyon', villeArrivee: 'Tanger' };
  const answer = await request.post('/api/reservations', {
    headers: as(sender),
    data: { transportId, ...ends, poids: 4, prix: 20, description: 'Thé', ...more },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).data;
}

type Listed = { _id: string; createdAt: string; dateDepart?: string };

/**
 * The first thing of a list that stays as it is while the suite runs: older than the suite, so no other test's own, and
 * no trip that is about to depart. On some days all of a first page is the tests'.
 */
export async function settledOf(request: APIRequestContext, list: string): Promise<Listed> {
  const now = Date.now();
  for (let cursor: string | null = ''; cursor !== null; ) {
    const address = new URL(list, 'http://localhost');
    if (cursor) address.searchParams.set('cursor', cursor);
    const answer = await request.get(address.pathname + address.search);
    const { data, meta }: { data: Listed[]; meta?: { nextCursor: string | null } } = await answer.json();
    const settled = data.find(
      ({ createdAt, dateDepart }) =>
        Date.parse(createdAt) < now - 2 * HOUR_MS &&
        (!dateDepart || Date.parse(dateDepart) > now + 2 * HOUR_MS),
    );
    if (settled) return settled;
    cursor = meta?.nextCursor ?? null;
  }
  throw new Error(`nothing in ${list} is older than the tests`);
}

/** From now on somebody's account speaks a language. */
export async function speak(
  request: APIRequestContext,
  person: Pick<Person, 'token'>,
  language: Langue,
): Promise<void> {
  const data = { preferences: { language } };
  expect((await request.patch('/api/users/me', { headers: as(person), data })).status()).toBe(200);
}
