import { describe, expect, it } from 'vitest';
import { GET } from '@/app/api/reviews/user/[userId]/route';
import { newId } from '@/lib/core/db';
import { listUserReviews } from '@/lib/reviews/queries';
import { makeReview, makeUser } from '@/tests/support/factories';
import { call } from '@/tests/support/http';

const ask = (userId: string, query = '') =>
  call(GET, { path: `/api/reviews/user/${userId}${query}`, params: { userId } });

describe('the reviews of a person', () => {
  it('come newest first, page by page, without a gap or a double', async () => {
    const { user } = await makeUser();
    const made: string[] = [];
    for (const rating of [5, 3, 4]) {
      const { user: reviewer } = await makeUser();
      const { id } = await makeReview(reviewer, user, rating);
      made.unshift(id);
    }
    const first = await listUserReviews(user.id, { limit: 2 });
    expect(first.meta.total).toBe(3);
    const second = await listUserReviews(user.id, { limit: 2, cursor: first.meta.nextCursor ?? undefined });
    expect([...first.items, ...second.items].map(({ _id }) => _id)).toEqual(made);
    expect(second.meta.nextCursor).toBeNull();
  });

  it('are public, and say nothing private of who wrote them', async () => {
    const { user } = await makeUser();
    const reviewer = await makeUser({ firstName: 'Awa', lastName: 'Ndiaye' });
    await makeReview(reviewer.user, user, 4, 'Très bien.');
    const { status, body } = await ask(user.id);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(reviewer.user.email);
    expect(body.status).toBe('success');
    expect(body.data).toMatchObject([
      {
        rating: 4,
        comment: 'Très bien.',
        userId: user.id,
        reviewerId: { firstName: 'Awa', lastName: 'Ndiaye' },
      },
    ]);
  });

  it('are 404 for nobody', async () => {
    expect((await ask(newId())).status).toBe(404);
    expect((await ask('pas-un-id')).status).toBe(404);
  });

  it('refuse a cursor that is not one', async () => {
    const { user } = await makeUser();
    expect((await ask(user.id, '?cursor=abc')).status).toBe(422);
  });
});
