import { expect, test } from 'vitest';
import { notFound } from '@/lib/core/errors';
import { answerOf } from '@/lib/core/http/answer';
import { reply, route } from '@/lib/core/http/route';
import * as z from '@/lib/core/zod';
import { call } from '../support/http';

const person = answerOf(z.strictObject({ firstName: z.string() }));
const answering = (data: object, headers: [string, string][] = []) =>
  route({ summary: 'Une personne', response: person }, () =>
    reply({ data: data as { firstName: string } }, headers),
  );

test('an answer that keeps to what its route declares is handed on', async () => {
  expect((await call(answering({ firstName: 'Salma' }))).body.data.firstName).toBe('Salma');
});

test('a field nobody declared fails the test that meets it, as does one that is missing', async () => {
  await expect(call(answering({ firstName: 'Salma', email: 'salma@exemple.fr' }))).rejects.toThrow('email');
  await expect(call(answering({}))).rejects.toThrow('firstName');
});

test('so do a cookie and a refusal that nobody declared', async () => {
  await expect(call(answering({ firstName: 'Salma' }, [['Set-Cookie', 'a=b']]))).rejects.toThrow('cookies');
  const refusing = route({ summary: 'Une personne', response: person }, () => {
    throw notFound(() => 'Personne.');
  });
  await expect(call(refusing)).rejects.toThrow('404 not_found');
});

test('outside the tests nothing is parsed twice: what a handler answers goes out as it is', async () => {
  const answer = await answering({ firstName: 'Salma', email: 'salma@exemple.fr' })(
    new Request('http://localhost:3000/api/test'),
    { params: Promise.resolve({}) },
  );
  expect((await answer.json()).data).toEqual({ firstName: 'Salma', email: 'salma@exemple.fr' });
});
