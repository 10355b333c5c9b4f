import { afterAll, expect, it } from 'vitest';
import { GET as getMe, PATCH as patchMe } from '@/app/api/users/me/route';
import { closeDatabase, db } from '@/lib/core/db';
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
  for (const zone of ['Africa/Dakar', 'America/Toronto', 'UTC']) {
    const { status, body } = await patch(token, { preferences: { timezone: zone } });
    expect([status, body.data?.preferences.timezone]).toEqual([200, zone]);
  }
  // Clocks of browsers also read this one.
  const { status, body } = await patch(token, { preferences: { timezone: 'europe/PARIS' } });
  expect([status, Object.keys(body.fields)]).toEqual([422, ['preferences.timezone']]);
  expect((await call(getMe, { headers: bearer(token) })).body.data.preferences).toMatchObject({
    theme: 'dark',
    timezone: 'UTC',
  });
});

it('offers no zone of which the database cannot tell the hour', async () => {
  const known = await db.$queryRaw<{ name: string }[]>`SELECT name FROM pg_timezone_names`;
  const names = new Set(known.map(({ name }) => name));
  expect(ownZones().filter(({ value }) => !names.has(value))).toEqual([]);
  expect(ownZones()[0]).toEqual({ value: 'Europe/Paris', label: 'Paris (France)' });
});
