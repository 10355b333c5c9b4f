import { beforeAll, expect, test, vi } from 'vitest';
import { POST as leave } from '@/app/api/moderation/ressemblances/[id]/route';
import { db, rowsOf } from '@/lib/core/db';
import { similarNames } from '@/lib/moderation/queries/papiers';
import { updateAgency } from '@/lib/users/commands/agency';
import { updateMe } from '@/lib/users/commands/settings';
import { type MadeUser, makeUser } from '../support/factories';
import { call } from '../support/http';

vi.hoisted(() => {
  process.env.OPERATOR_EMAILS = 'noms@rihla.test';
});

let operator: MadeUser;
beforeAll(async () => {
  operator = await makeUser({ email: 'noms@rihla.test' });
});

const flagged = async () => (await similarNames(operator.actor)).map(({ personne }) => personne._id);
const keyOf = async (name: string) => (await rowsOf<{ cle: string }>`SELECT nom_cle(${name}) AS cle`)[0]?.cle;

test.each([
  ['accents, case and spaces', 'Trans-Atlas', 'TRÀNS  atlas'],
  ['a capital I for an l', 'Trans Atlas', 'Trans AtIas'],
  ['Cyrillic letters', 'Trans Atlas', 'Тrаns Аtlаs'],
  ['digits', 'Colis Maroc', 'C0lis Mar0c'],
  ['r and n for an m', 'Mama Express', 'Marna Express'],
  ['a legal form', 'Trans Atlas', 'Trans Atlas SARL'],
  ['wide letters', 'Trans Atlas', 'Ｔｒａｎｓ Ａｔｌａｓ'],
  ['what is not seen', 'Trans Atlas', 'Trans\u200bAtlas'],
])('two names are one to the eye by %s', async (_by, one, other) => {
  expect(await keyOf(other)).toBe(await keyOf(one));
});

test('names that only resemble are not, and a name in Arabic stays one', async () => {
  expect(await keyOf('Trans Atlas')).not.toBe(await keyOf('Trans Atlantique'));
  expect(await keyOf('نقل أطلس')).not.toBe(await keyOf('نقل المغرب'));
  expect(await keyOf('نقل أطلس')).not.toBe('');
});

test('who takes a verified one’s name is shown to operators, until one leaves it or the name goes', async () => {
  const verified = await makeUser({ userType: 'agency' });
  await updateAgency(verified.actor, { companyName: 'Comptoir Vérifié' });
  await db.user.update({ where: { id: verified.user.id }, data: { identityVerifiedAt: new Date() } });
  const [person, agency, honest] = [
    await makeUser(),
    await makeUser({ userType: 'agency' }),
    await makeUser(),
  ];
  await updateMe(person.actor, { firstName: 'C0mptoir', lastName: 'Verifie' });
  await updateAgency(agency.actor, { companyName: 'COMPTOIR VERIFIE sarl' });
  const seen = await flagged();
  expect(seen).toEqual(expect.arrayContaining([person.user.id, agency.user.id]));
  expect(seen).not.toContain(honest.user.id);
  const nomCle = (await keyOf('Comptoir Vérifié')) ?? '';
  const settle = ({ token }: MadeUser) =>
    call(leave, { token, params: { id: person.user.id }, body: { nomCle } });
  expect((await settle(person)).status).toBe(404);
  expect((await settle(operator)).status).toBe(200);
  await updateAgency(agency.actor, { companyName: 'Autre Comptoir' });
  expect(await flagged()).not.toEqual(expect.arrayContaining([person.user.id]));
  expect(await flagged()).not.toContain(agency.user.id);
});

test('who had the name before the other was verified is shown too', async () => {
  const [first, second] = [
    await makeUser({ firstName: 'Zineb', lastName: 'Alaoui-Fassi' }),
    await makeUser({ firstName: 'Zineb', lastName: 'Alaoui Fassi' }),
  ];
  expect(await flagged()).not.toContain(first.user.id);
  await db.user.update({ where: { id: second.user.id }, data: { identityVerifiedAt: new Date() } });
  expect(await flagged()).toContain(first.user.id);
});
