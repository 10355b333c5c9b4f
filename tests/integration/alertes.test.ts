import { expect, test } from 'vitest';
import { PUT as changeAlerte, DELETE as deleteAlerte } from '@/app/api/alertes/[id]/route';
import { PUT as chooseReglages } from '@/app/api/alertes/reglages/route';
import { GET, POST } from '@/app/api/alertes/route';
import { tellOf } from '@/lib/alertes/commands/match';
import { tellMornings } from '@/lib/alertes/commands/morning';
import { readChose } from '@/lib/alertes/queries/choses';
import { fitsOf } from '@/lib/alertes/queries/fits';
import { db } from '@/lib/core/db';
import { deliverNotifications } from '@/lib/notifications/commands/deliver';
import { type Tellable, wordsOf } from '@/lib/notifications/labels/telling';
import { updateTransport } from '@/lib/transports/commands/update';
import { blockUser } from '@/lib/users/commands/blocks';
import { makeDemande, makeProduit, makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { mailsTo } from '../support/mails';

const keep = async (token: string, body: object) => (await call(POST, { token, body })).body.data;
const toldTo = (userId: string) =>
  db.notification.findMany({ where: { userId, kind: { startsWith: 'alerte' } }, orderBy: { id: 'asc' } });
const titres = async (userId: string) =>
  (await toldTo(userId)).map(({ kind, facts }) => wordsOf({ kind, facts, personne: null } as Tellable).title);

test('a kept search tells once of a trip of which a part fits, published or shown again, and of no other', async () => {
  const [{ actor: carrier }, seeker, other] = [await makeUser(), await makeUser(), await makeUser()];
  await keep(seeker.token, {
    genre: 'transport',
    villeDepart: 'Marseille',
    villeArrivee: 'Tanger',
    poids: 5,
  });
  await keep(seeker.token, { genre: 'transport', villeArrivee: 'tangier' });
  await keep(other.token, {
    genre: 'transport',
    villeDepart: 'Marseille',
    villeArrivee: 'Tanger',
    poids: 900,
  });
  await keep(other.token, { genre: 'transport', villeDepart: 'Tanger', villeArrivee: 'Lyon' });
  await keep(other.token, { genre: 'transport', mots: 'kayak' });
  const trajet = await makeTransport(carrier, { villes: ['Lyon', 'Marseille', 'Tanger'], isVisible: false });
  const jobs = () =>
    db.$queryRaw<unknown[]>`SELECT 1 FROM pgboss.job WHERE name = 'alertes' AND data->>'id' = ${trajet._id}`;
  expect([await jobs(), await tellOf('transport', trajet._id)]).toEqual([[], 0]);
  await updateTransport(carrier, trajet._id, { isVisible: true });
  expect(await jobs()).toHaveLength(1);
  // A job is done again when its worker was killed, and by two at once.
  const counts = await Promise.all([tellOf('transport', trajet._id), tellOf('transport', trajet._id)]);
  expect(counts[0] + counts[1]).toBe(1);
  await updateTransport(carrier, trajet._id, { description: 'Un kayak peut-être' });
  await tellOf('transport', trajet._id);
  const [told, ...more] = await toldTo(seeker.user.id);
  expect(more).toEqual([]);
  expect(told?.facts).toMatchObject({
    genre: 'transport',
    lien: `/transporteurs/${trajet._id}`,
    raison: 'recherche',
  });
  expect(await titres(other.user.id)).toEqual(['Nouveau trajet\u202f: Lyon → Tanger']);
  expect(await tellOf('transport', trajet._id)).toBe(0);
});

test('days, kind, words and category narrow; needs and products are found too, never one’s own', async () => {
  const [{ actor: owner, token: ownToken }, seeker] = [await makeUser(), await makeUser()];
  await keep(seeker.token, { genre: 'demande', villeArrivee: 'Dakar', mots: 'vélos' });
  await keep(seeker.token, { genre: 'produit', categorie: 'Mode', mots: 'brod' });
  await keep(ownToken, { genre: 'produit', categorie: 'Mode' });
  await keep(seeker.token, { genre: 'transport', villeDepart: 'Lyon', du: '2020-01-01', au: '2020-02-01' });
  await keep(seeker.token, { genre: 'transport', villeDepart: 'Lyon', type: 'Professionnel' });
  const velo = await makeDemande(owner, { titre: 'Deux vélos d’enfant', lieuLivraison: 'Dakar' });
  const other = await makeDemande(owner, { titre: 'Un livre', lieuLivraison: 'Dakar' });
  const robe = await makeProduit(owner);
  const trajet = await makeTransport(owner, { villes: ['Lyon', 'Dakar'] });
  for (const [genre, id] of [
    ['demande', velo.id],
    ['demande', other.id],
    ['produit', robe.id],
    ['transport', trajet._id],
  ] as const)
    await tellOf(genre, id);
  expect(await titres(seeker.user.id)).toEqual([
    'Nouveau besoin\u202f: Électronique à livrer à Dakar',
    'Nouveau produit\u202f: Mode à Lyon',
  ]);
  expect(await titres(owner.id)).toEqual([]);
});

test('a need looks for trips that pass in time, unless that is switched off or one blocked the other', async () => {
  const [{ actor: carrier }, needy, off, blocked] = [
    await makeUser(),
    await makeUser(),
    await makeUser(),
    await makeUser(),
  ];
  for (const { actor } of [needy, off, blocked]) await makeDemande(actor, { lieuLivraison: 'Fès' });
  await makeDemande(needy.actor, { lieuLivraison: 'Fès', dateLimite: new Date('2020-01-01') });
  expect(
    (await call(chooseReglages, { method: 'PUT', token: off.token, body: { besoins: false } })).body.data,
  ).toEqual({
    besoins: false,
    trajets: true,
  });
  await blockUser(blocked.actor, carrier.id);
  const trajet = await makeTransport(carrier, { villes: ['Lille', 'Fès'] });
  expect(await tellOf('transport', trajet._id)).toBe(1);
  expect(await titres(needy.user.id)).toEqual(['Nouveau trajet\u202f: Lille → Fès']);
});

test('a trip looks for needs, told in the morning of its carrier’s own day, without what was hidden meanwhile', async () => {
  const [{ actor: owner }, carrier] = [await makeUser(), await makeUser({ timezone: 'Pacific/Auckland' })];
  await makeTransport(carrier.actor, { villes: ['Lille', 'Oujda'] });
  const made = [
    await makeDemande(owner, { lieuLivraison: 'Oujda' }),
    await makeDemande(owner, { lieuLivraison: 'Oujda' }),
  ];
  for (const { id } of made) expect(await tellOf('demande', id)).toBe(1);
  const userId = carrier.user.id;
  await tellMornings();
  expect(await toldTo(userId)).toEqual([]);
  // Since yesterday; and somewhere it is always the morning before eight, so the day's own hour decides.
  await db.$executeRaw`UPDATE alertes_dites SET created_at = now() - interval '25 hours' WHERE user_id = ${userId}::uuid`;
  await db.$executeRaw`UPDATE users SET timezone = CASE WHEN extract(hour FROM now() AT TIME ZONE 'UTC') < 8 THEN 'Asia/Tokyo' ELSE 'UTC' END WHERE id = ${userId}::uuid`;
  await db.demande.update({ where: { id: made[1]?.id ?? '' }, data: { isVisible: false } });
  await Promise.all([tellMornings(), tellMornings()]);
  const [told, ...more] = await toldTo(userId);
  expect(more).toEqual([]);
  expect(told?.facts).toMatchObject({ nombre: 1, choses: [{ categorie: 'Électronique', ville: 'Oujda' }] });
  await tellMornings();
  expect(await toldTo(userId)).toHaveLength(1);
});

test('mails obey the choice « Alertes » and carry a link that ends them; what was hidden meanwhile is not sent', async () => {
  const [{ actor: carrier }, one, off] = [
    await makeUser(),
    await makeUser(),
    await makeUser({ notifyAlertes: false }),
  ];
  for (const { token } of [one, off]) await keep(token, { genre: 'transport', villeArrivee: 'Bamako' });
  const [trajet, hidden] = [
    await makeTransport(carrier, { villes: ['Paris', 'Bamako'] }),
    await makeTransport(carrier, { villes: ['Paris', 'Bamako'] }),
  ];
  for (const { _id } of [trajet, hidden]) await tellOf('transport', _id);
  await db.transport.update({ where: { id: hidden._id }, data: { isVisible: false } });
  const ids = (await db.notification.findMany({ where: { kind: 'alerte' }, select: { id: true } })).map(
    ({ id }) => id,
  );
  expect(await deliverNotifications(ids)).toEqual(new Set());
  expect(await toldTo(off.user.id)).toHaveLength(2);
  expect(mailsTo(off.user.email)).toEqual([]);
  const [mail, ...more] = mailsTo(one.user.email);
  expect(more).toEqual([]);
  expect(mail?.raw).toMatch(/List-Unsubscribe:\s+<\S+\/api\/notifications\/unsubscribe\/\S+\.alertes\./);
  expect(mail?.text).toContain(`/transporteurs/${trajet._id}`);
});

test('alerts are listed, changed and deleted by their person alone, and are not endless', async () => {
  const [one, other] = [await makeUser(), await makeUser()];
  const wide = await call(POST, { token: one.token, body: { genre: 'transport', poids: 5 } });
  expect([wide.status, Object.keys(wide.body.fields)]).toEqual([422, ['mots']]);
  const search = { genre: 'transport', villeDepart: 'Lyon' };
  const { _id } = await keep(one.token, search);
  expect((await call(POST, { token: one.token, body: search })).status).toBe(409);
  expect((await call(POST, { body: search })).status).toBe(401);
  const put = (token: string, body: object) =>
    call(changeAlerte, { method: 'PUT', token, params: { id: _id }, body });
  expect((await put(other.token, { active: false })).status).toBe(404);
  expect((await put(one.token, { active: false, rythme: 'quotidien' })).body.data).toMatchObject({
    active: false,
    rythme: 'quotidien',
  });
  const trajet = await makeTransport(other.actor, { villes: ['Lyon', 'Tunis'] });
  expect(await tellOf('transport', trajet._id)).toBe(0);
  await call(deleteAlerte, { method: 'DELETE', token: other.token, params: { id: _id } });
  const listed = async () => (await call(GET, { token: one.token })).body.data;
  expect((await listed()).alertes).toHaveLength(1);
  await call(deleteAlerte, { method: 'DELETE', token: one.token, params: { id: _id } });
  expect(await listed()).toEqual({ alertes: [], reglages: { besoins: true, trajets: true } });
  for (let at = 0; at < 20; at++) await keep(one.token, { genre: 'produit', mots: `mot${at}` });
  expect((await call(POST, { token: one.token, body: search })).status).toBe(409);
});

test('what is new finds its alerts among very many without a look at the others', async () => {
  const [{ actor: carrier }, { user }] = [await makeUser(), await makeUser()];
  for (let from = 0; from < 120_000; from += 10_000) {
    await db.$executeRaw`
      INSERT INTO alertes (id, user_id, genre, cle, depart_cle, arrivee_cle, requete)
      SELECT gen_random_uuid(), ${user.id}::uuid, 'transport', 'transport lieux g:' || n || '>g:' || n + 1, 'g:' || n, 'g:' || n + 1,
        CASE WHEN n % 3 = 0 THEN 'kayak:*' END FROM generate_series(${from}::int, ${from}::int + 9999) n`;
  }
  await db.$executeRaw`ANALYZE alertes`;
  const trajet = await makeTransport(carrier, {
    villes: ['Lyon', 'Marseille', 'Tanger', 'Rabat', 'Casablanca'],
  });
  const chose = await readChose(db, 'transport', trajet._id);
  if (!chose) throw new Error('the trip is there');
  const rows = await db.$queryRaw<Record<string, string>[]>`
    EXPLAIN (ANALYZE, BUFFERS, COSTS OFF, TIMING OFF) WITH ${fitsOf(chose)} SELECT * FROM fits`;
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).toContain('alertes_actives');
  expect(plan).not.toMatch(/Seq Scan on (alertes|demandes|legs)\b/);
  // As many pages as among a million, where they were 90 (2026-11-24): the depth of an index, not its length.
  const [, hit = 0, read = 0] = /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(plan) ?? [];
  expect(Number(hit) + Number(read)).toBeLessThan(400);
  expect(await tellOf('transport', trajet._id)).toBeGreaterThan(0);
}, 120_000);
