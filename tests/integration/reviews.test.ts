import { describe, expect, it } from 'vitest';
import { GET as getNotifications } from '@/app/api/notifications/route';
import { DELETE, PUT } from '@/app/api/reviews/[id]/route';
import { POST } from '@/app/api/reviews/route';
import { GET } from '@/app/api/reviews/user/[userId]/route';
import { GET as getUser } from '@/app/api/users/[userId]/route';
import { db, newId } from '@/lib/core/db';
import { type MadeUser, makeReview, makeUser } from '@/tests/support/factories';
import { call } from '@/tests/support/http';

const REVIEW = { rating: 4, comment: 'Colis remis à l’heure, bien emballé.' };

const write = (author: MadeUser | null, body: unknown, headers?: Record<string, string>) =>
  call(POST, { token: author?.token, body, ...(headers ? { headers } : {}) });
const edit = (author: MadeUser | null, id: string, body: unknown) =>
  call(PUT, { method: 'PUT', token: author?.token, params: { id }, body });
const remove = (author: MadeUser | null, id: string) =>
  call(DELETE, { method: 'DELETE', token: author?.token, params: { id } });

async function averageOf(userId: string) {
  const { body } = await call(getUser, { params: { userId } });
  const { rating, reviewCount, stats } = body.data;
  expect(stats.evaluations).toBe(reviewCount);
  return { rating, reviewCount };
}

describe('a review', () => {
  it('is written, shown and counted', async () => {
    const [author, { user }] = [await makeUser({ firstName: 'Awa', lastName: 'Ndiaye' }), await makeUser()];
    const { status, body } = await write(author, {
      ...REVIEW,
      comment: `  ${REVIEW.comment}\n`,
      userId: user.id,
    });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({
      ...REVIEW,
      userId: user.id,
      reviewerId: { _id: author.user.id, firstName: 'Awa', lastName: 'Ndiaye' },
    });
    expect(await averageOf(user.id)).toEqual({ rating: 4, reviewCount: 1 });
  });

  it('counts toward the day’s thirty when it was written, not when it was refused', async () => {
    const [author, { user }] = [await makeUser(), await makeUser()];
    const points = async () =>
      (await db.rateLimit.findUnique({ where: { key: `reviewAccount:${author.user.id}` } }))?.points ?? 0;
    expect((await write(author, { ...REVIEW, rating: 9, userId: user.id })).status).toBe(422);
    expect((await write(author, { ...REVIEW, userId: author.user.id })).status).toBe(403);
    expect((await write(author, { ...REVIEW, userId: newId() })).status).toBe(404);
    expect(await points()).toBe(0);
    expect((await write(author, { ...REVIEW, userId: user.id })).status).toBe(201);
    for (let time = 0; time < 31; time++) {
      expect((await write(author, { ...REVIEW, userId: user.id })).status).toBe(409);
    }
    expect(await points()).toBe(1);
    await db.rateLimit.update({ where: { key: `reviewAccount:${author.user.id}` }, data: { points: 30 } });
    const { user: another } = await makeUser();
    expect((await write(author, { ...REVIEW, userId: another.id })).status).toBe(429);
  });

  it('keeps what was written as text', async () => {
    const [author, { user }] = [await makeUser(), await makeUser()];
    const comment = '<img src=x onerror=alert(1)> & « merci »\nشكرا';
    const { body } = await write(author, { rating: 5, comment, userId: user.id });
    expect(body.data.comment).toBe(comment);
  });

  it('is changed and taken back by its author, and the average follows each time', async () => {
    const [author, other, { user }] = [await makeUser(), await makeUser(), await makeUser()];
    await makeReview(other.user, user, 5);
    const { body } = await write(author, { ...REVIEW, rating: 2, userId: user.id });
    expect(await averageOf(user.id)).toEqual({ rating: 3.5, reviewCount: 2 });
    const edited = await edit(author, body.data._id, {
      rating: 3,
      comment: 'Mieux que prévu.',
      userId: user.id,
    });
    expect(edited.status).toBe(200);
    expect(edited.body.data).toMatchObject({ _id: body.data._id, rating: 3, comment: 'Mieux que prévu.' });
    expect(await averageOf(user.id)).toEqual({ rating: 4, reviewCount: 2 });
    expect((await remove(author, body.data._id)).status).toBe(200);
    expect(await averageOf(user.id)).toEqual({ rating: 5, reviewCount: 1 });
    expect((await remove(author, body.data._id)).status).toBe(404);
    expect((await write(author, { ...REVIEW, userId: user.id })).status).toBe(201);
  });

  it('is told as it is now, and no more when it is taken back', async () => {
    const [author, person] = [await makeUser(), await makeUser()];
    const told = async () =>
      (await call(getNotifications, { token: person.token })).body.data.map(
        ({ title }: { title: string }) => title,
      );
    const { body } = await write(author, { ...REVIEW, rating: 2, userId: person.user.id });
    expect(await told()).toEqual(['Nouvel avis\u202f: 2 sur 5']);
    await edit(author, body.data._id, { ...REVIEW, rating: 4 });
    expect(await told()).toEqual(['Nouvel avis\u202f: 4 sur 5']);
    await remove(author, body.data._id);
    expect(await told()).toEqual([]);
  });

  it('leaves no average behind when the last one goes', async () => {
    const [author, { user }] = [await makeUser(), await makeUser()];
    const { id } = await makeReview(author.user, user, 1);
    await remove(author, id);
    expect(await averageOf(user.id)).toEqual({ rating: null, reviewCount: 0 });
  });

  it('stands once per author and person, however often it is sent at the same time', async () => {
    const [author, { user }] = [await makeUser(), await makeUser()];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        write(author, { rating: (index % 5) + 1, comment: `Envoi ${index}`, userId: user.id }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.message).toContain('déjà donné votre avis');
    const won = answers.find(({ status }) => status === 201);
    expect(await averageOf(user.id)).toEqual({ rating: won?.body.data.rating, reviewCount: 1 });
  });

  it('of twenty people at once all count', async () => {
    const { user } = await makeUser();
    const authors = await Promise.all(Array.from({ length: 20 }, () => makeUser()));
    const answers = await Promise.all(
      authors.map((author, index) => write(author, { ...REVIEW, rating: (index % 5) + 1, userId: user.id })),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await averageOf(user.id)).toEqual({ rating: 3, reviewCount: 20 });
  });

  it('is not written twice when its answer was lost', async () => {
    const [author, { user }] = [await makeUser(), await makeUser()];
    const send = () =>
      write(author, { ...REVIEW, userId: user.id }, { 'idempotency-key': `avis-${user.id}` });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.data._id).toBe(first.body.data._id);
  });
});

describe('who may', () => {
  it('needs a session for every write', async () => {
    const [author, { user }] = [await makeUser(), await makeUser()];
    const { id } = await makeReview(author.user, user);
    expect((await write(null, { ...REVIEW, userId: user.id })).status).toBe(401);
    expect((await edit(null, id, REVIEW)).status).toBe(401);
    expect((await remove(null, id)).status).toBe(401);
  });

  it('does not review themself', async () => {
    const author = await makeUser();
    expect((await write(author, { ...REVIEW, userId: author.user.id })).status).toBe(403);
    expect((await write(author, { ...REVIEW, userId: author.user.id.toUpperCase() })).status).toBe(403);
  });

  it('does not review nobody, nor somebody who left', async () => {
    const [author, { user }] = [await makeUser(), await leaver()];
    expect((await write(author, { ...REVIEW, userId: newId() })).status).toBe(404);
    expect((await write(author, { ...REVIEW, userId: user.id })).status).toBe(404);
  });

  it('touches only their own: not the reviewed person, not a third', async () => {
    const [author, reviewed, third] = [await makeUser(), await makeUser(), await makeUser()];
    const { id } = await makeReview(author.user, reviewed.user, 2);
    for (const somebody of [reviewed, third]) {
      expect((await edit(somebody, id, { rating: 5, comment: 'Parfait.' })).status).toBe(403);
      expect((await remove(somebody, id)).status).toBe(403);
    }
    expect(await averageOf(reviewed.user.id)).toEqual({ rating: 2, reviewCount: 1 });
  });

  it('cannot move a review to somebody else', async () => {
    const [author, { user }, other] = [await makeUser(), await makeUser(), await makeUser()];
    const { id } = await makeReview(author.user, user, 5);
    const moved = await edit(author, id, { ...REVIEW, userId: other.user.id });
    expect(moved.status).toBe(422);
    expect(moved.body.fields).toHaveProperty('userId');
    expect((await averageOf(other.user.id)).reviewCount).toBe(0);
  });

  it('finds nothing under an unknown or unreadable id', async () => {
    const author = await makeUser();
    for (const id of [newId(), 'pas-un-id']) {
      expect((await edit(author, id, REVIEW)).status).toBe(404);
      expect((await remove(author, id)).status).toBe(404);
    }
  });
});

describe('what is refused', () => {
  it.each([
    ['no note', { comment: 'Bien.' }, 'rating'],
    ['a note of 0', { rating: 0, comment: 'Bien.' }, 'rating'],
    ['a note of 6', { rating: 6, comment: 'Bien.' }, 'rating'],
    ['half a star', { rating: 4.5, comment: 'Bien.' }, 'rating'],
    ['a note in words', { rating: 'cinq', comment: 'Bien.' }, 'rating'],
    ['no comment', { rating: 5 }, 'comment'],
    ['a blank comment', { rating: 5, comment: ' \n\t ' }, 'comment'],
    ['a comment of 1 001 letters', { rating: 5, comment: 'a'.repeat(1_001) }, 'comment'],
    ['a zero character', { rating: 5, comment: 'Bien\u0000.' }, 'comment'],
  ])('%s is 422 on its field', async (_what, fields, field) => {
    const [author, { user }] = [await makeUser(), await makeUser()];
    const created = await write(author, { ...fields, userId: user.id });
    expect(created.status).toBe(422);
    expect(Object.keys(created.body.fields)).toEqual([field]);
    const { id } = await makeReview(author.user, user);
    expect((await edit(author, id, fields)).status).toBe(422);
  });

  it('a person who is none is 422', async () => {
    const author = await makeUser();
    expect((await write(author, REVIEW)).body.fields).toHaveProperty('userId');
    expect((await write(author, { ...REVIEW, userId: 'lui' })).status).toBe(422);
  });
});

describe('one’s own review', () => {
  it('is found wherever it stands in the list', async () => {
    const [author, { user }] = [await makeUser(), await makeUser()];
    const mine = await makeReview(author.user, user, 3);
    for (let made = 0; made < 3; made++) await makeReview((await makeUser()).user, user);
    const ask = (query: string) =>
      call(GET, { path: `/api/reviews/user/${user.id}?${query}`, params: { userId: user.id } });
    const { body } = await ask(`reviewerId=${author.user.id}&limit=1`);
    expect(body.data.map(({ _id }: { _id: string }) => _id)).toEqual([mine.id]);
    expect(body.meta).toEqual({ nextCursor: null, total: 1 });
    expect((await ask(`reviewerId=${newId()}`)).body.data).toEqual([]);
    expect((await ask('reviewerId=moi')).status).toBe(422);
    expect((await ask('auteur=moi')).status).toBe(422);
  });
});

/** Somebody whose account has ended. */
async function leaver(): Promise<MadeUser> {
  const made = await makeUser();
  await db.user.update({ where: { id: made.user.id }, data: { deletedAt: new Date() } });
  return made;
}
