import { beforeAll, expect, test } from 'vitest';
import { writeEvenements } from '@/lib/conversations/commands/evenements';
import { db } from '@/lib/core/db';
import { type MadeUser, makeTransport, makeUser } from '../support/factories';
import { openHolder } from '../support/locks';

// What one statement tells in many threads is what it would be if each were told after the other.

let carrier: MadeUser;
let ali: MadeUser;
let awa: MadeUser;
let transports: { _id: string }[];
beforeAll(async () => {
  [carrier, ali, awa] = [await makeUser(), await makeUser(), await makeUser()];
  transports = [await makeTransport(carrier.actor), await makeTransport(carrier.actor)];
});

const about = (at: number, who: MadeUser, by: MadeUser | null, name: string) => ({
  transportId: transports[at]?._id ?? '',
  people: [carrier.user.id, who.user.id] as [string, string],
  by: by?.user.id ?? null,
  evenement: { type: 'reservation_demandee', commentaire: name } as never,
});

/** Every thread with its lines in order, and its two people's places; positions as how far each is from the person's last. */
async function threads() {
  const [one, other] = transports.map(({ _id }) => _id);
  const made = await db.$queryRaw<
    { lines: string[]; seats: { who: string; unread: number; behind: number }[] }[]
  >`
    SELECT (SELECT json_agg(m.ordre || ' ' || (m.evenement->>'commentaire') ORDER BY m.ordre) FROM messages m
        WHERE m.conversation_id = c.id) AS lines,
      (SELECT json_agg(json_build_object('who', p.user_id, 'unread', p.unread_count, 'behind', l.position - p.recence)
          ORDER BY p.user_id = ${carrier.user.id}::uuid) FROM conversation_participants p JOIN live_positions l USING (user_id)
        WHERE p.conversation_id = c.id AND p.position = p.recence) AS seats
    FROM conversations c WHERE c.transport_id IN (${one}::uuid, ${other}::uuid)`;
  return made.sort((a, b) => `${a.lines}`.localeCompare(`${b.lines}`));
}

test('threads that are there and threads that are not, several lines of one, one person in several', async () => {
  await writeEvenements(db, [about(0, ali, ali, 'a')]);
  const seat = (who: MadeUser, unread: number, behind: number) => ({ who: who.user.id, unread, behind });
  expect(await threads()).toEqual([{ lines: ['1 a'], seats: [seat(ali, 0, 0), seat(carrier, 1, 0)] }]);

  const listener = await openHolder();
  const heard: string[] = [];
  listener.on('notification', ({ payload = '' }) => void heard.push(payload));
  await listener.query('LISTEN rihla_live');
  await writeEvenements(db, [
    about(0, ali, carrier, 'b'),
    about(0, awa, awa, 'c'),
    about(1, ali, null, 'd'),
    about(0, ali, ali, 'e'),
  ]);
  // Newest for the carrier: Ali's first thread, then his second, then Awa's; for Ali his first, then his second.
  expect(await threads()).toEqual([
    { lines: ['1 a', '2 b', '3 e'], seats: [seat(ali, 1, 0), seat(carrier, 2, 0)] },
    { lines: ['1 c'], seats: [seat(awa, 0, 0), seat(carrier, 1, 2)] },
    { lines: ['1 d'], seats: [seat(ali, 1, 1), seat(carrier, 1, 1)] },
  ]);
  await expect.poll(() => heard.length).toBe(3);
  await listener.end();
  const hears = [carrier, ali, awa].map(({ user }) => user.id);
  expect(heard.sort()).toEqual(hears.sort());
});

test('many who tell in the same threads at once wait for each other in one order, and lose nothing', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => makeUser()));
  const tell = (nth: number) =>
    writeEvenements(
      db,
      people.map((_, at) => about(0, people[(at * (nth % 2 ? 5 : 1) + nth) % 6] as MadeUser, null, `${nth}`)),
    );
  await Promise.all(Array.from({ length: 12 }, (_, nth) => tell(nth + 1)));
  const made = await db.conversation.findMany({
    where: { participants: { some: { userId: { in: people.map(({ user }) => user.id) } } } },
    include: { messages: { orderBy: { ordre: 'asc' } }, participants: true },
  });
  expect(made).toHaveLength(6);
  for (const { lastOrdre, messages, participants } of made) {
    expect(lastOrdre).toBe(12);
    expect(messages.map(({ ordre }) => ordre)).toEqual(Array.from({ length: 12 }, (_, at) => at + 1));
    expect(participants.map(({ unreadCount }) => unreadCount)).toEqual([12, 12]);
  }
});
