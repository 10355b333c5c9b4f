import { expect, test } from 'vitest';
import { type Db, db } from '@/lib/core/db';
import { errorResponse } from '@/lib/core/http/errors';
import { makeUser } from '../support/factories';

test('a deadlock is a 409 that asks to try again', async () => {
  const [one, other] = [await makeUser(), await makeUser()];
  const lock = (tx: Db, id: string) => tx.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`;
  let meet = () => {};
  const both = new Promise<void>((resolve) => {
    meet = resolve;
  });
  let holding = 0;
  const crossing = (mine: string, theirs: string) =>
    db.$transaction(async (tx) => {
      await lock(tx, mine);
      holding += 1;
      if (holding === 2) meet();
      await both;
      await lock(tx, theirs);
    });

  const ends = await Promise.allSettled([
    crossing(one.user.id, other.user.id),
    crossing(other.user.id, one.user.id),
  ]);
  const lost = ends.filter((end) => end.status === 'rejected');
  expect(lost).toHaveLength(1);

  const answer = errorResponse(lost[0]?.reason, new Request('http://localhost/api/anything'));
  expect(answer.status).toBe(409);
  expect(await answer.json()).toEqual({
    status: 'error',
    code: 'conflict',
    message: 'Quelqu’un a changé cela au même moment. Réessayez.',
  });
});
