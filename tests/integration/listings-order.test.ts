import { expect, test } from 'vitest';
import { GET as DEMANDES } from '@/app/api/users/[userId]/demandes/route';
import { GET as TRANSPORTS } from '@/app/api/users/[userId]/transports/route';
import { makeDemande, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';

type Page = { body: { data: { _id: string }[]; meta: { nextCursor: string | null } } };

/** Ids of a person's list, read in pages of two. */
async function pages(read: (path: string) => Promise<Page>): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body }: Page = await read(`/api/x?limit=2&cursor=${cursor}`);
    ids.push(...body.data.map(({ _id }) => _id));
    cursor = body.meta.nextCursor;
  }
  return ids;
}

test('a person’s trips come in the order of departure, those that are over last and the latest of them first', async () => {
  const { actor, user } = await makeUser();
  const made: Record<number, string> = {};
  for (const days of [6, -9, 2, -4, 4, -20]) made[days] = (await makeTransport(actor, { days }))._id;
  // Under way: it has left, and is not over.
  made[-0.5] = (await makeTransport(actor, { days: -0.5 }))._id;
  expect(await pages((path) => call(TRANSPORTS, { path, params: { userId: user.id } }))).toEqual(
    [-0.5, 2, 4, 6, -4, -9, -20].map((days) => made[days]),
  );
});

test('a person’s finished needs sink below the others', async () => {
  const { user } = await makeUser();
  const made: string[] = [];
  for (const status of ['terminee', 'en_attente', 'terminee', 'en_cours', 'en_attente'] as const)
    made.push((await makeDemande(user, { status })).id);
  expect(await pages((path) => call(DEMANDES, { path, params: { userId: user.id } }))).toEqual(
    [4, 3, 1, 2, 0].map((at) => made[at]),
  );
});
