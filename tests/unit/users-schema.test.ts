import { dictionary } from '@zxcvbn-ts/language-common';
import { describe, expect, it } from 'vitest';
import { isCommonPassword } from '@/lib/core/sessions/common-passwords';
import { accountStepSchema, loginSchema, registerSchema } from '@/lib/users/schema/account';
import { updateAgencySchema } from '@/lib/users/schema/agencies';
import { updateMeSchema } from '@/lib/users/schema/settings';
import { PASSWORD, registrations } from '@/tests/support/factories';

type Change = Record<string, unknown>;
type Result = { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } };

function problems(result: Result): Record<string, string> {
  return Object.fromEntries(
    (result.error?.issues ?? []).map((issue) => [issue.path.join('.'), issue.message]),
  );
}
const check = (type: keyof typeof registrations, change: Change = {}, details: Change = {}) => {
  const valid: Record<string, unknown> = registrations[type]();
  const block = { ...(valid[`${type}Details`] as Change), ...details };
  return registerSchema.safeParse({ ...valid, [`${type}Details`]: block, ...change });
};

describe('registration', () => {
  it.each(['particular', 'professional', 'agency'] as const)('accepts what a %s sends', (type) => {
    expect(problems(check(type))).toEqual({});
  });

  it('stores e-mail, phone, country and company number in one form', () => {
    const change = { email: '  Salma@Exemple.FR ', phoneNumber: '00212 6 61 22 33 44', country: 'morocco' };
    expect(check('professional', change, { siret: 'ice 00.1234' }).data).toMatchObject({
      email: 'salma@exemple.fr',
      phoneNumber: '+212661223344',
      country: 'Maroc',
      professionalDetails: { siret: 'ICE001234' },
    });
  });

  it('reads numbers and blanks as forms send them', () => {
    const { data } = check(
      'professional',
      {},
      { capacity: '1250,5', experience: '3', bankInfo: '', insurance: null },
    );
    expect(data).toMatchObject({ professionalDetails: { capacity: 1250.5, experience: 3 } });
    expect(data && 'professionalDetails' in data && data.professionalDetails?.bankInfo).toBeUndefined();
  });

  it.each([
    ['particular', 'firstName', ''],
    ['particular', 'lastName', '   '],
    ['particular', 'email', 'salma@'],
    ['particular', 'phoneNumber', 'x'],
    ['particular', 'password', 'court'],
    ['particular', 'country', ''],
    ['particular', 'country', 'Atlantide'],
    ['particular', 'professionalDetails', {}],
    ['particular', 'particularDetails', undefined],
    ['particular', 'userType', 'admin'],
    ['particular', 'firstName', 'Sal\u0000ma'],
    ['particular', 'firstName', 42],
  ] as const)('%s without a right %s (%j) is refused there', (type, field, value) => {
    expect(Object.keys(problems(check(type, { [field]: value })))).toEqual([field]);
  });

  it.each([
    ['particular', 'birthDate', ''],
    ['particular', 'birthDate', '2020-01-01'],
    ['particular', 'address', ''],
    ['particular', 'type', 'buyer'],
    ['professional', 'licenseNumber', ''],
    ['professional', 'siret', ''],
    ['professional', 'siret', '123'],
    ['professional', 'siret', '1234567890001'],
    ['professional', 'siret', '732 829 320 00075'],
    ['professional', 'vehicleType', undefined],
    ['professional', 'capacity', undefined],
    ['professional', 'capacity', -1],
    ['professional', 'experience', undefined],
    ['professional', 'experience', 2.5],
    ['agency', 'companyName', ''],
    ['agency', 'siret', 'ABC'],
    ['agency', 'address', ''],
    ['agency', 'storageCapacity', ''],
  ] as const)('%s without a right %s (%j) is refused there', (type, field, value) => {
    const found = problems(check(type, {}, { [field]: value }));
    expect(Object.keys(found)).toEqual([`${type}Details.${field}`]);
    expect(Object.values(found).join()).not.toMatch(/expected|invalid|undefined/i);
  });

  it('says that a SIRET is wrong beside other mistakes', () => {
    const found = problems(check('agency', { firstName: '' }, { siret: '73282932000075' }));
    expect(Object.keys(found).sort()).toEqual(['agencyDetails.siret', 'firstName']);
  });

  it('knows only the four services', () => {
    expect(Object.keys(problems(check('agency', {}, { services: ['stockage', 'magie'] })))).toEqual([
      'agencyDetails.services.1',
    ]);
  });

  it('says that passwords differ, beside other mistakes', () => {
    const found = problems(check('particular', { confirmPassword: 'autre', firstName: '' }));
    expect(found).toMatchObject({
      confirmPassword: 'Les mots de passe ne correspondent pas',
      firstName: expect.any(String),
    });
    const step = accountStepSchema.safeParse({
      ...registrations.particular(),
      confirmPassword: 'autre',
      email: '',
    });
    expect(problems(step)).toMatchObject({ confirmPassword: 'Les mots de passe ne correspondent pas' });
  });
});

describe('the name of an account that has ended', () => {
  const refusal = 'Ce nom désigne un compte supprimé\u202f: écrivez le vôtre.';
  const names = (firstName: string, lastName: string) => ({ firstName, lastName });

  it.each([
    ['Compte', 'supprimé'],
    ['COMPTE', 'Supprime'],
    ['supprimé', 'compte'],
    ['Compte\u00a0supprimé', '·'],
    ['Com pte', 'sup-primé'],
    ['Ｃompte', 'supprime\u0301'],
  ])('« %s » « %s » is nobody’s to take', (firstName, lastName) => {
    const typed = names(firstName, lastName);
    for (const type of ['particular', 'professional', 'agency'] as const) {
      expect(problems(check(type, typed))).toEqual({ lastName: refusal });
    }
    const step = { ...registrations.particular(), confirmPassword: PASSWORD, ...typed };
    expect(problems(accountStepSchema.safeParse(step))).toEqual({ lastName: refusal });
    expect(problems(updateMeSchema.safeParse(typed))).toEqual({ lastName: refusal });
    const companyName = `${firstName} ${lastName}`;
    expect(problems(check('agency', {}, { companyName }))).toEqual({ 'agencyDetails.companyName': refusal });
    expect(problems(updateAgencySchema.safeParse({ companyName }))).toEqual({ companyName: refusal });
  });

  it.each([
    ['Compte', 'Supprimat'],
    ['Salma', 'Compte'],
    ['Supprimé', 'Supprimé'],
  ])('« %s » « %s » is a name like others', (firstName, lastName) => {
    expect(problems(check('particular', names(firstName, lastName)))).toEqual({});
    expect(problems(updateMeSchema.safeParse(names(firstName, lastName)))).toEqual({});
  });

  it('is said beside other mistakes', () => {
    const found = problems(check('particular', { ...names('Compte', 'supprimé'), email: '' }));
    expect(Object.keys(found).sort()).toEqual(['email', 'lastName']);
  });
});

describe('passwords', () => {
  it.each([
    ['1234567', false],
    ['12345678', true],
    ['éèàùçôîû', true],
    ['👍👍👍👍', false],
    ['👍👍👍👍👍👍👍👍', true],
    ['a'.repeat(200), true],
    ['a'.repeat(201), false],
  ])('%j has a right length: %s', (password, right) => {
    expect('password' in problems(check('particular', { password }))).toBe(!right);
  });

  it.each(['azertyuiop', 'PASSWORD', 'Motdepasse123', '123456789', 'bismillah', 'ｐａｓｓｗｏｒｄ'])(
    '%s is common',
    (password) => expect(isCommonPassword(password)).resolves.toBe(true),
  );
  // With the endings that people give a word when a site asks for digits and signs.
  it.each([
    'Password1!',
    'Password!2026',
    'P@ssw0rd',
    'Marseille13!!',
    'jetaime1',
    'Chocolat_99',
    'liverpool8',
  ])('%s is common too', (password) => expect(isCommonPassword(password)).resolves.toBe(true));
  it.each([
    'un-secret-de-test',
    'thé à la menthe 7h',
    'xK9#mQ2vLp',
    'dragon-vert-1987',
    'soleil83920175',
    '!!!!!!!!!!!!a7',
  ])('%s is not', (password) => expect(isCommonPassword(password)).resolves.toBe(false));

  it('are held against at least ten thousand that are long enough to be chosen', () => {
    expect(dictionary['passwords-common'].filter(({ length }) => length >= 8).length).toBeGreaterThan(10_000);
    expect(dictionary['passwords-common'].every((password) => password === password.toLowerCase())).toBe(
      true,
    );
  });
});

it.each([
  [{ email: 'A@B.fr ', password: 'x' }, []],
  [{ email: 'a@b.fr', password: 'x', remember: true }, []],
  [{ email: '', password: '' }, ['email', 'password']],
  [{}, ['email', 'password']],
  [{ email: 'a@b.fr', password: 'x', remember: 'oui' }, ['remember']],
])('login %j has mistakes in %j', (input, fields) => {
  expect(Object.keys(problems(loginSchema.safeParse(input)))).toEqual(fields);
});
