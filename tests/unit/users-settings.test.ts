import { describe, expect, it } from 'vitest';
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
