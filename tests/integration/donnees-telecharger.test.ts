import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import * as conversations from '@/app/api/conversations/route';
import { GET as fetchIt } from '@/app/api/users/me/donnees/[token]/route';
import { POST as ask } from '@/app/api/users/me/donnees/route';
import { db, newId, rowsOf } from '@/lib/core/db';
import { makeDownload } from '@/lib/donnees/commands/telecharger';
import { sweep } from '@/lib/upkeep/sweep';
import { type MadeUser, makeDemande, makeUser, PASSWORD } from '../support/factories';
import { call, download } from '../support/http';
import { photo } from '../support/images';
import { newestMailTo } from '../support/mails';
import { sendImage } from '../support/uploads';
import { unzip } from '../support/zip';

vi.setConfig({ testTimeout: 60_000 });

const askAs = ({ token }: MadeUser, password = PASSWORD) => call(ask, { token, body: { password } });
const tokenOf = (lien: string | null) => lien?.split('/').at(-1) ?? '';
const kept = () => {
  const folder = path.join(process.env.DATA_DIR ?? '', 'donnees');
  return existsSync(folder) ? readdirSync(folder) : [];
};

test('a person’s data: JSON in plain names, their pictures and a page to read, theirs alone and for a day', async () => {
  const [salma, karim] = [
    await makeUser({ lastName: '<b>Idrissi</b>' }),
    await makeUser({ firstName: 'Karim' }),
  ];
  await sendImage(salma, await photo().jpeg().toBuffer());
  await makeDemande(salma.user, { titre: 'Théière d’argent' });
  await makeDemande(karim.user, { titre: 'Rien pour les autres' });
  const initialMessage = 'Bonjour, appelez-moi au 06 98 76 54 32';
  await call(conversations.POST, {
    token: karim.token,
    body: { recipientId: salma.user.id, initialMessage },
  });

  expect((await askAs(salma, 'pas-celui-ci')).body.fields).toHaveProperty('password');
  const { body } = await askAs(salma);
  const token = tokenOf(body.data.lien);
  const { bytes, headers } = await download(fetchIt, { token: salma.token, params: { token } });
  expect(headers.get('content-disposition')).toBe('attachment; filename="mes-donnees.zip"');
  const files = unzip(bytes);
  const json = (name: string) => JSON.parse(files.get(`donnees/${name}.json`)?.toString() ?? 'null');
  expect(json('compte')).toEqual([expect.objectContaining({ prénom: 'Salma', 'e-mail': salma.user.email })]);
  expect(json('profil-de-particulier')[0]).toMatchObject({ 'date de naissance': '1990-05-17' });
  expect(json('besoins').map((row: { titre: string }) => row.titre)).toEqual(['Théière d’argent']);
  const [said] = json('messages');
  expect(said.de).toMatch(/^Karim/);
  expect(said.texte).not.toContain('98 76');
  expect(json('connexions').length).toBeGreaterThan(0);
  expect([...files.keys()].filter((name) => name.startsWith('images/'))).toHaveLength(1);
  const page = files.get('index.html')?.toString() ?? '';
  expect(page).toContain('Théière d’argent');
  expect(page).toContain('&lt;b&gt;Idrissi');
  const all = [...files.values()].join('\n');
  for (const secret of ['argon2', karim.user.email, 'Rien pour les autres'])
    expect(all).not.toContain(secret);

  expect((await call(fetchIt, { token: karim.token, params: { token } })).status).toBe(404);
  await db.telechargement.updateMany({ data: { expiresAt: new Date(Date.now() - 1_000) } });
  expect((await call(fetchIt, { token: salma.token, params: { token } })).status).toBe(404);
  expect(kept()).toHaveLength(1);
  expect((await sweep()).telechargements).toBe(1);
  expect(kept()).toEqual([]);
});

test('a large one is made in the background, and told by mail once; three a day', async () => {
  const salma = await makeUser();
  const other = await makeUser();
  await call(conversations.POST, {
    token: salma.token,
    body: { recipientId: other.user.id, initialMessage: 'Bonjour' },
  });
  const { id: conversationId } = await db.conversation.findFirstOrThrow({
    where: { participants: { some: { userId: salma.user.id } } },
  });
  await db.message.createMany({
    data: Array.from({ length: 5_001 }, (_, index) => ({
      ...{
        id: newId(),
        conversationId,
        senderId: salma.user.id,
        ordre: index + 2,
        content: `Message ${index}`,
      },
    })),
  });
  expect((await askAs(salma)).body.data).toEqual({ lien: null });
  const { id } = await db.telechargement.findFirstOrThrow({ where: { userId: salma.user.id } });
  await makeDownload(id);
  await makeDownload(id);
  const mail = newestMailTo(salma.user.email) ?? '';
  const token = /\/telechargement\/([\w-]{43})/.exec(mail)?.[1] ?? '';
  const { bytes } = await download(fetchIt, { token: salma.token, params: { token } });
  expect(JSON.parse(unzip(bytes).get('donnees/messages.json')?.toString() ?? '')).toHaveLength(5_002);
  expect([(await askAs(salma)).status, (await askAs(salma)).status, (await askAs(salma)).status]).toEqual([
    200, 200, 429,
  ]);
});

test('an address that is not proved opens nothing that was said under it; an account that ends while its file is made leaves none', async () => {
  const [salma, ahmed] = [await makeUser({ emailVerifiedAt: null }), await makeUser()];
  const { email } = salma.user;
  const message = {
    nom: 'Salma',
    email,
    sujet: 'autre' as const,
    content: 'Mon colis est bleu',
    copie: false,
  };
  for (const userId of [null, ahmed.user.id])
    await db.supportMessage.create({ data: { id: newId(), userId, ...message } });
  await db.newsletterSubscriber.create({ data: { email, token: newId() } });
  const open = async ({ token }: MadeUser) => {
    const lien = tokenOf((await askAs({ ...salma, token })).body.data.lien);
    const { bytes } = await download(fetchIt, { token, params: { token: lien } });
    return JSON.parse(unzip(bytes).get('donnees/messages-a-l-equipe.json')?.toString() ?? 'null');
  };
  expect(await open(salma)).toEqual([]);
  expect(await open(ahmed)).toHaveLength(1);
  await db.user.update({ where: { id: salma.user.id }, data: { emailVerifiedAt: new Date() } });
  expect(await open(salma)).toHaveLength(1);

  for (const name of kept()) rmSync(path.join(process.env.DATA_DIR ?? '', 'donnees', name));
  const data = { id: newId(), userId: salma.user.id, tokenHash: newId(), expiresAt: new Date() };
  await db.telechargement.create({ data: { ...data, enFichier: true } });
  const last = newestMailTo(email);
  // Held up between its look at the account and its file's end.
  const making = db.$transaction(async (tx) => {
    await tx.$executeRaw`LOCK TABLE images IN ACCESS EXCLUSIVE MODE`;
    const made = makeDownload(data.id);
    await expect.poll(waiting, { timeout: 10_000 }).toBe(true);
    await tx.telechargement.delete({ where: { id: data.id } });
    return { made };
  });
  await (await making).made;
  expect([kept(), newestMailTo(email)]).toEqual([[], last]);
});

const waiting = async () => {
  const [row] = await rowsOf<{ waits: boolean }>`
    SELECT EXISTS (SELECT FROM pg_locks l WHERE NOT l.granted AND l.relation = 'images'::regclass) AS waits`;
  return row?.waits;
};
