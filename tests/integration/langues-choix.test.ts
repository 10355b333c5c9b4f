import { expect, test, vi } from 'vitest';
import { PATCH } from '@/app/api/users/me/route';
import { makeUser } from '../support/factories';
import { call } from '../support/http';

vi.hoisted(() => {
  process.env.LANGUES = 'fr,en';
});

test('an account takes no language that is not offered', async () => {
  const { token } = await makeUser();
  const choose = (language: string) =>
    call(PATCH, { method: 'PATCH', token, body: { preferences: { language } } });
  const { body } = await choose('ar');
  expect(body.fields).toEqual({ 'preferences.language': 'Ce site ne parle pas encore cette langue.' });
  expect((await choose('en')).status).toBe(200);
});
