import { expect, test } from 'vitest';
import { POST as login } from '@/app/api/auth/login/route';
import { PATCH as patchMe } from '@/app/api/users/me/route';
import { pageIn } from '@/lib/core/letter/letter';
import { makeUser, PASSWORD } from '../support/factories';
import { call } from '../support/http';

test('the language of an account is one that is offered, and a login tells the browser of it', async () => {
  const { user, token } = await makeUser();
  const choose = (language: string) =>
    call(patchMe, { method: 'PATCH', token, body: { preferences: { language } } });
  expect((await choose('de')).body.fields).toEqual({
    'preferences.language': 'Choisissez une langue de la liste.',
  });
  expect((await choose('ar')).body.data.preferences.language).toBe('ar');
  const { headers } = await call(login, { body: { email: user.email, password: PASSWORD } });
  expect(headers.getSetCookie().map((one) => one.split(';', 1)[0])).toContain('rihla_langue=ar');
});

test('a letter leads to the pages of its language', () => {
  expect(pageIn('ar', 'http://localhost:3000/mes-reservations#a')).toBe(
    'http://localhost:3000/ar/mes-reservations#a',
  );
  expect(pageIn('fr', 'http://localhost:3000/faq')).toBe('http://localhost:3000/faq');
  expect(pageIn('en', 'https://ailleurs.example/faq')).toBe('https://ailleurs.example/faq');
});
