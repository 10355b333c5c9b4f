import { afterAll, expect, it } from 'vitest';
import { GET as getMe, PATCH as patchMe } from '@/app/api/users/me/route';
import { closeDatabase } from '@/lib/core/db';
import { ownZones } from '@/lib/users/queries/zones';
import { bearer, call } from '@/tests/support/accounts';
import { makeUser } from '@/tests/support/factories';

afterAll(closeDatabase);

const patch = (token: string, body: unknown) =>
  call(patchMe, { method: 'PATCH', headers: bearer(token), body });

it('saves the theme, and any time zone that the database can tell the hour of', async () => {
  const { token } = await makeUser();
  const first = (await patch(token, { preferences: { theme: 'dark' } })).body.data.preferences;
  expect(first).toMatchObject({ theme: 'dark', timezone: 'Europe/Paris', notifications: { email: true } });
  for (const { value } of [...ownZones(), { value: 'America/Toronto' }, { value: 'UTC' }]) {
    const { status, body } = await patch(token, { preferences: { timezone: value } });
    expect([status, body.data?.preferences.timezone], value).toEqual([200, value]);
  }
  // Clocks of browsers also read this one.
  const { status, body } = await patch(token, { preferences: { timezone: 'europe/PARIS' } });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['preferences.timezone']]);
  expect((await call(getMe, { headers: bearer(token) })).body.data.preferences).toMatchObject({
    theme: 'dark',
    timezone: 'UTC',
  });
});
