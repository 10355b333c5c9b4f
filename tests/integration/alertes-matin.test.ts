import { beforeAll, expect, test } from 'vitest';
import { tellMornings } from '@/lib/alertes/commands/morning';
import { databasePool, db } from '@/lib/core/db';
import { blockUser } from '@/lib/users/commands/blocks';
import { makeDemande, makeUser } from '../support/factories';

const sent: string[] = [];

beforeAll(() => {
  // Notes what the database is asked.
  databasePool().on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      sent.push((args[0] as { text?: string }).text ?? '');
      return query(...args);
    }) as typeof client.query;
  });
});

const toldTo = (userId: string) =>
  db.notification.findMany({ where: { userId, kind: 'alertes_du_jour' }, select: { facts: true } });

test('a morning of many people reads what they all found once for some, and asks once who blocked whom', async () => {
  const owners = [await makeUser(), await makeUser()];
  const made: { id: string }[] = [];
  for (const { actor } of owners) made.push(await makeDemande(actor, { lieuLivraison: 'Oujda' }));
  const people = [];
  for (let at = 0; at < 23; at++) people.push(await makeUser());
  const [one, other] = people.map(({ actor }) => actor);
  if (!one || !other || !owners[0]) throw new Error('they are there');
  await blockUser(one, owners[0].actor.id);
  await blockUser(owners[0].actor, other.id);
  // Somewhere it is always the morning before eight, so the day's own hour decides.
  await db.$executeRaw`UPDATE users SET timezone = CASE WHEN extract(hour FROM now() AT TIME ZONE 'UTC') < 8 THEN 'Asia/Tokyo' ELSE 'UTC' END`;
  await db.alerteDite.createMany({
    data: people.flatMap(({ user }) =>
      made.map(({ id }) => ({
        userId: user.id,
        choseId: id,
        genre: 'demande' as const,
        raison: 'trajet' as const,
        createdAt: new Date(Date.now() - 25 * 3_600_000),
      })),
    ),
  });
  sent.length = 0;
  expect(await tellMornings()).toBe(people.length);
  const asked = (text: RegExp) => sent.filter((statement) => text.test(statement)).length;
  // Ten people at a time.
  expect([asked(/FROM demandes x/), asked(/blocked_between/)]).toEqual([3 * made.length, 3]);
  const numbers = [];
  for (const { user } of people)
    numbers.push((await toldTo(user.id)).map(({ facts }) => (facts as { nombre: number }).nombre));
  expect(numbers).toEqual(people.map(({ actor }) => [actor === one || actor === other ? 1 : 2]));
  expect(await tellMornings()).toBe(0);
});
