import { expect, test } from 'vitest';
import { POST } from '@/app/api/newsletter/route';
import { db } from '@/lib/core/db';
import { call } from '../support/http';

test('POST /newsletter subscribes an address once, and never says whether it already was', async () => {
  const answers = [];
  for (const email of ['Salma@Exemple.test', 'salma@exemple.test '])
    answers.push(await call(POST, { body: { email } }));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(
    [1, 2].map(() => [200, { status: 'success', data: null }]),
  );
  expect(await db.newsletterSubscriber.findMany({ select: { email: true } })).toEqual([
    { email: 'salma@exemple.test' },
  ]);
  const wrong = await call(POST, { body: { email: 'pas une adresse' } });
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['email']]);
});
