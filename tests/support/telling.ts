import { db } from '@/lib/core/db';
import { notify } from '@/lib/notifications/commands/notify';

// Run as a process of its own: tells one person after the other of one thing after the other, as the product does, and
// prints each that was committed, until it is killed. Arguments: from which number on, how many at once, the people.
const [from = '0', atOnce = '1', ...people] = process.argv.slice(2);
for (let number = Number(from); ; number += Number(atOnce)) {
  const numbers = Array.from({ length: Number(atOnce) }, (_, nth) => number + nth);
  const told = numbers.map((n) => ({
    userId: people[n % people.length] ?? '',
    kind: 'moderation' as const,
    cle: `essai:${n}`,
    facts: { titre: `Essai-${n}.`, texte: 'Un essai.', lien: '/settings' },
  }));
  try {
    await db.$transaction((tx) => notify(tx, told), { timeout: 20_000 });
    process.stdout.write(numbers.map((n) => `${n}\n`).join(''));
  } catch {
    // Not acknowledged: whether it was committed is nobody's promise.
  }
}
