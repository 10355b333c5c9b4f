import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { db, newId } from '@/lib/core/db';
import { cancelReservation } from '@/lib/reservations/commands/move';
import { deleteTransport } from '@/lib/transports/commands/delete';
import { updateTransport } from '@/lib/transports/commands/update';
import { hearWrites } from '@/lib/upkeep/pages';
import { pageMemory } from '@/server/page-memory.mjs';
import {
  type MadeUser,
  makeDemande,
  makeProduit,
  makeReservation,
  makeReview,
  makeTransport,
  makeUser,
  moveInTime,
} from '../support/factories';
import { openGate } from '../support/gate';

const DATABASE_URL = process.env.DATABASE_URL ?? '';

let carrier: MadeUser;
let sender: MadeUser;
let listener: pg.Client;
let heard: string[] = [];

beforeAll(async () => {
  [carrier, sender] = [await makeUser(), await makeUser()];
  listener = new pg.Client({ connectionString: DATABASE_URL });
  await listener.connect();
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query('LISTEN rihla_pages');
});
afterAll(() => listener.end());

/** Everything that was told until now was heard. */
async function hearAll(): Promise<void> {
  const marker = `marker ${newId()}`;
  await db.$executeRaw`SELECT pg_notify('rihla_pages', ${marker})`;
  await expect.poll(() => heard.at(-1), { timeout: 10_000 }).toBe(marker);
}

/** What is a public page where the site offers these languages: the server reads them once. */
async function pagesIn(langues: string) {
  vi.stubEnv('LANGUES', langues);
  vi.resetModules();
  const pages = await import('@/server/public-pages.mjs');
  vi.unstubAllEnvs();
  return pages;
}

/** What is told of a write. */
async function toldOf(write: () => Promise<unknown>): Promise<string[]> {
  await hearAll();
  heard = [];
  await write();
  await hearAll();
  return heard.slice(0, -1).sort();
}

test('a trip tells of its life, and of its free weight apart', async () => {
  let id = '';
  const owner = carrier.user.id;
  const made = await toldOf(async () => {
    ({ _id: id } = await makeTransport(carrier.actor, { days: 0.5 }));
  });
  expect(made).toEqual([`transport ${id} ${owner}`]);
  const views = { _id: id, villeDepart: 'Lyon', villeArrivee: 'Tanger' };
  let reservation = '';
  const reserved = await toldOf(async () => {
    ({ _id: reservation } = await makeReservation(sender.actor, views));
  });
  expect(reserved).toEqual([`kilos ${id} ${owner}`]);
  expect(await toldOf(() => cancelReservation(sender.actor, reservation))).toEqual([`kilos ${id} ${owner}`]);
  expect(await toldOf(() => moveInTime(id, 60_000))).toEqual([`transport ${id} ${owner}`]);
  expect(await toldOf(() => updateTransport(carrier.actor, id, { isVisible: false }))).toContain(
    `transport ${id} ${owner}`,
  );
  const second = await makeTransport(carrier.actor);
  expect(await toldOf(() => deleteTransport(carrier.actor, second._id))).toEqual([
    `transport ${second._id} ${owner}`,
  ]);
});

test('needs, products, reviews and people tell of themselves, and of nothing that no page shows', async () => {
  const { id } = carrier.user;
  const demande = await makeDemande(carrier.user);
  const produit = await makeProduit(carrier.user);
  const hide = { data: { isVisible: false } };
  expect(await toldOf(() => db.demande.update({ where: { id: demande.id }, ...hide }))).toEqual([
    `demande ${demande.id} ${id}`,
  ]);
  expect(await toldOf(() => db.produit.update({ where: { id: produit.id }, ...hide }))).toEqual([
    `produit ${produit.id} ${id}`,
  ]);
  expect(await toldOf(() => db.produit.delete({ where: { id: produit.id } }))).toEqual([
    `produit ${produit.id} ${id}`,
  ]);
  expect(await toldOf(() => makeReview(sender.user, carrier.user))).toEqual([`personne ${id}`]);
  expect(await toldOf(() => db.user.update({ where: { id }, data: { firstName: 'Nour' } }))).toEqual([
    `personne ${id}`,
  ]);
  const unseen = { theme: 'dark', notifyPush: false };
  expect(await toldOf(() => db.user.update({ where: { id }, data: unseen }))).toEqual([]);
  expect(
    await toldOf(() => db.$executeRaw`UPDATE demandes SET vues_passees = 3 WHERE id = ${demande.id}::uuid`),
  ).toEqual([]);
});

test('what is taken back is told to nobody, and very much at once in one word', async () => {
  const takeBack = () =>
    db.$transaction(async (tx) => {
      await tx.user.update({ where: { id: sender.user.id }, data: { firstName: 'Personne' } });
      throw new Error('taken back');
    });
  expect(await toldOf(() => expect(takeBack()).rejects.toThrow('taken back'))).toEqual([]);
  const many = await toldOf(
    () => db.$executeRaw`
      INSERT INTO produits (id, user_id, nom, categorie, prix_centimes, localisation, localisation_cle, texte_recherche)
      SELECT gen_random_uuid(), ${carrier.user.id}::uuid, 'Thé', 'Mode', 100, 'Lyon', 'lyon', 'the' FROM generate_series(1, 201)`,
  );
  expect(many).toEqual(['tout']);
});

test('a process gives up what another wrote on, in every language, and keeps nothing while it hears nobody', async () => {
  const { publicPage } = await pagesIn('fr,en,ar');
  const memory = pageMemory();
  const ofProcess = globalThis as { rihlaPages?: unknown };
  ofProcess.rihlaPages = memory;
  const gate = await openGate(new URL(DATABASE_URL));
  const hearing = hearWrites(gate.url);
  onTestFinished(async () => {
    delete ofProcess.rihlaPages;
    await hearing.end();
    gate.close();
  });
  // A page is the same in all languages for who writes: their addresses differ, its path does not.
  const asked = ['/produits', '/en/produits', '/ar/produits?cursor=a'].map((url) => publicPage(url));
  const page = { status: 200, headers: {}, gzip: Buffer.from('page'), keep: true };
  const kept = () => asked.map((one) => memory.find(one?.address ?? '') !== undefined);
  const keep = async () => {
    for (const one of asked)
      await memory.read(one ?? { path: '', address: '' }, async (started) => {
        started();
        return { page, text: '' };
      });
    return kept();
  };
  const [all, none] = [asked.map(() => true), asked.map(() => false)];
  await expect.poll(keep, { timeout: 20_000 }).toEqual(all);
  await makeProduit(carrier.user);
  await expect.poll(kept, { timeout: 10_000 }).toEqual(none);
  expect(await keep()).toEqual(all);
  gate.shut();
  await expect.poll(kept, { timeout: 20_000 }).toEqual(none);
  expect(await keep()).toEqual(none);
  gate.reopen();
  await expect.poll(keep, { timeout: 20_000 }).toEqual(all);
});
