import { expect, test } from 'vitest';
import { GET as fetchIt } from '@/app/api/users/me/donnees/[token]/route';
import { POST as ask } from '@/app/api/users/me/donnees/route';
import { makeDemande, makeUser, PASSWORD } from '../support/factories';
import { call, download } from '../support/http';
import { photo } from '../support/images';
import { sendImage } from '../support/uploads';
import { unzip } from '../support/zip';

test.each([
  {
    language: 'en',
    sens: 'ltr',
    compte: 'data/account.json',
    prenom: 'first name',
    besoins: 'data/requests.json',
    titre: 'title',
    images: 'pictures/',
  },
  {
    language: 'ar',
    sens: 'rtl',
    compte: 'بيانات/الحساب.json',
    prenom: 'الاسم الشخصي',
    besoins: 'بيانات/الطلبات.json',
    titre: 'العنوان الرئيسي',
    images: 'صور/',
  },
])('a copy of one’s data is in the language of the account: $language', async (expected) => {
  const salma = await makeUser({ language: expected.language });
  await sendImage(salma, await photo().jpeg().toBuffer());
  await makeDemande(salma.user, { titre: 'Théière d’argent' });
  const { body } = await call(ask, { token: salma.token, body: { password: PASSWORD } });
  const token = body.data.lien?.split('/').at(-1) ?? '';
  const { bytes } = await download(fetchIt, { token: salma.token, params: { token } });
  const files = unzip(bytes);
  const [compte] = JSON.parse(files.get(expected.compte)?.toString() ?? '[]');
  expect(compte[expected.prenom]).toBe('Salma');
  const [besoin] = JSON.parse(files.get(expected.besoins)?.toString() ?? '[]');
  expect(besoin[expected.titre]).toBe('Théière d’argent');
  expect([...files.keys()].filter((name) => name.startsWith(expected.images))).toHaveLength(1);
  const page = files.get('index.html')?.toString() ?? '';
  expect(page).toContain(`<html lang="${expected.language}" dir="${expected.sens}">`);
  expect(page).toContain('Théière d’argent');
  for (const [, address = ''] of page.matchAll(/href="([^"]+)"/g))
    expect([address, files.has(decodeURI(address))]).toEqual([address, true]);
});
