import { describe, expect, it } from 'vitest';
import { settingsBody } from '@/components/users/settings-values';
import type { MeView } from '@/lib/users/queries/view';
import { changePasswordSchema, updateMeSchema } from '@/lib/users/schema/settings';

describe('the settings', () => {
  it.each([
    [{ firstName: ' Salma ' }, { firstName: 'Salma' }],
    [{ location: '  ' }, { location: null }],
    [{ location: null }, { location: null }],
    [{ email: ' Salma@Exemple.FR' }, { email: 'salma@exemple.fr' }],
    [
      { lastName: 'Idrissi', currentPassword: '' },
      { lastName: 'Idrissi', currentPassword: undefined },
    ],
    [{ preferences: { newsletter: false } }, { preferences: { newsletter: false } }],
  ])('reads %j', (typed, kept) => {
    expect(updateMeSchema.parse(typed)).toEqual(kept);
  });

  it.each([
    {},
    { currentPassword: 'secret' },
    { firstName: null },
    { firstName: '' },
    { email: 'salma@' },
    { phoneNumber: 'x' },
    { location: '\u200b' },
    { preferences: {} },
    { preferences: { notifications: { sms: true } } },
    { country: 'France' },
  ])('refuses %j', (typed) => {
    expect(updateMeSchema.safeParse(typed).success).toBe(false);
  });

  it('takes a new password that is typed twice', () => {
    const typed = { currentPassword: 'ancien', newPassword: 'un-secret', confirmPassword: 'un-secret' };
    expect(changePasswordSchema.parse(typed)).toEqual(typed);
    const { error } = changePasswordSchema.safeParse({ ...typed, confirmPassword: 'un-autre' });
    expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
      ['confirmPassword', 'Les mots de passe ne correspondent pas'],
    ]);
  });
});

describe('what the settings’ form sends', () => {
  const notifications = {
    email: true,
    push: true,
    message: true,
    newDemande: true,
    transportUpdate: true,
    alertes: true,
  };
  const saved = {
    userType: 'particular',
    firstName: 'Salma',
    lastName: 'Idrissi',
    email: 'salma@exemple.fr',
    phoneNumber: '+33612345678',
    location: null as string | null,
    preferences: { notifications },
  };
  const { userType: _, ...typed } = { ...saved, currentPassword: 'ancien' };

  it.each([
    [{ lastName: 'Alami' }, { lastName: 'Alami' }],
    [{ location: 'Lyon' }, { location: 'Lyon' }],
    [
      { preferences: { notifications: { ...notifications, push: false } } },
      { preferences: { notifications: { push: false } } },
    ],
    [{ email: 's@exemple.fr' }, { email: 's@exemple.fr', currentPassword: 'ancien' }],
    [{ phoneNumber: '+33700000001' }, { phoneNumber: '+33700000001', currentPassword: 'ancien' }],
    [{}, { firstName: 'Salma' }],
  ])('is what was changed: %j', (change, body) => {
    expect(settingsBody({ ...typed, ...change }, saved as MeView)).toEqual(body);
  });

  it('is never an agency’s city', () => {
    const agency = { ...saved, userType: 'agency', location: 'Casablanca' } as MeView;
    expect(settingsBody({ ...typed, location: null, lastName: 'Alami' }, agency)).toEqual({
      lastName: 'Alami',
    });
  });
});
