import { createInterface } from 'node:readline';
import { db } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';
import { work } from '@/lib/upkeep/work';

// Run as a process of its own, as the web process does both: it works the queues off, and for each number that it reads it
// tells one of the people (its arguments) of one thing. Prints the number once that was committed, and `!` when it was not.
const people = process.argv.slice(2);
work();
for await (const line of createInterface({ input: process.stdin })) {
  const told = {
    userId: people[Number(line) % people.length] ?? '',
    kind: 'moderation' as const,
    cle: `essai:${line}`,
    facts: { titre: `Essai-${line}.`, texte: 'Un essai.', lien: '/settings' },
  };
  db.$transaction((tx) => notify(tx, [told]), { timeout: 20_000 }).then(
    () => process.stdout.write(`${line}\n`),
    // Whether it was committed is nobody's promise.
    () => process.stdout.write('!\n'),
  );
}
