import { expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { makeTransport, makeUser } from '../support/factories';

// scripts/lib/client-graph.mjs takes them out of what has plans that are kept.
test('a write through a relation that nothing of ours does is right all the same, for one value and the next', async () => {
  const [owner, other] = [await makeUser(), await makeUser()];
  const { _id: id } = await makeTransport(owner.actor);
  const ownerAfter = async (to: string) =>
    (
      await db.transport.update({
        where: { id },
        data: { user: { connect: { id: to } } },
        select: { userId: true },
      })
    ).userId;
  expect(await ownerAfter(other.user.id)).toBe(other.user.id);
  expect(await ownerAfter(owner.user.id)).toBe(owner.user.id);
  for (const description of ['Un', 'Deux']) {
    const transports = { updateMany: { where: { id }, data: { description } } };
    await db.user.update({ where: { id: owner.user.id }, data: { transports }, select: { id: true } });
    expect((await db.transport.findUniqueOrThrow({ where: { id } })).description).toBe(description);
  }
});
