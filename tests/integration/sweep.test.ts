import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { getDemandeStats } from '@/lib/demandes/queries';
import { IMAGE_REFERENCES } from '@/lib/upkeep/images';
import { PERIODS } from '@/lib/upkeep/periods';
import { sweep } from '@/lib/upkeep/sweep';
import { type MadeUser, makeDemande, makeUser } from '../support/factories';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

let salma: MadeUser;
beforeAll(async () => {
  salma = await makeUser();
});

test('each kind goes when its time is over, and not before', async () => {
  for (const [key, days] of [
    ['young', 0.9],
    ['old', 1.1],
  ] as const) {
    const createdAt = ago(days);
    await db.idempotencyKey.create({ data: { scope: 's', key, requestHash: 'h', createdAt } });
    const [token, expiresAt] = [{ userId: salma.user.id, purpose: 'password_reset' }, createdAt];
    await db.accountToken.create({ data: { ...token, id: crypto.randomUUID(), tokenHash: key, expiresAt } });
  }
  const ends = { remembered: ago(6.9), forgotten: ago(7.1) };
  for (const [userAgent, expiresAt] of Object.entries(ends))
    await db.session.create({
      data: { id: crypto.randomUUID(), userId: salma.user.id, userAgent, expiresAt },
    });
  await db.rateLimit.createMany({
    data: [
      { key: 'over', points: 3, expire: BigInt(Date.now() - 1_000) },
      { key: 'running', points: 3, expire: BigInt(Date.now() + 60_000) },
      { key: 'for ever', points: 3, expire: null },
    ],
  });
  expect(await sweep()).toMatchObject({
    idempotency_keys: 1,
    account_tokens: 1,
    sessions: 1,
    rate_limits: 1,
  });
  expect((await db.idempotencyKey.findMany()).map(({ key }) => key)).toEqual(['young']);
  expect((await db.accountToken.findMany()).map(({ tokenHash }) => tokenHash)).toEqual(['young']);
  expect((await db.rateLimit.findMany({ orderBy: { key: 'asc' } })).map(({ key }) => key)).toEqual([
    'for ever',
    'running',
  ]);
  const left = await db.session.findMany({ where: { userAgent: { not: null } } });
  expect(left.map(({ userAgent }) => userAgent)).toEqual(['remembered']);
});

test('views of days gone by leave their number, once, however many sweep', async () => {
  const [{ id }, other] = [await makeDemande(salma.user), await makeDemande(salma.user)];
  const view = (demandeId: string, visiteur: string, days: number) => ({
    demandeId,
    visiteur,
    jour: ago(days),
  });
  await db.demandeView.createMany({
    data: [view(id, 'a', 0), view(id, 'a', 3), view(id, 'b', 3), view(id, 'a', 40), view(other.id, 'a', 3)],
  });
  expect((await getDemandeStats(id)).vues).toBe(4);
  const swept = await Promise.all([sweep(), sweep(), sweep()]);
  expect(swept.reduce((sum, one) => sum + one.demande_views, 0)).toBe(4);
  expect(await db.demandeView.count()).toBe(1);
  expect((await getDemandeStats(id)).vues).toBe(4);
  expect((await getDemandeStats(other.id)).vues).toBe(1);
});

test('many rows go in steps', async () => {
  await db.$executeRaw`
    INSERT INTO idempotency_keys (scope, key, request_hash, created_at)
    SELECT 'many', n::text, 'h', now() - interval '2 days' FROM generate_series(1, 5000) n`;
  expect((await sweep()).idempotency_keys).toBe(5_000);
});

// Everything else is somebody's, or goes with it.
const KEPT: Record<string, string> = {
  users: 'emptied when the account ends, never removed',
  particular_details: 'with its user',
  professional_details: 'with its user',
  agency_details: 'with its user',
  agency_photos: 'with its agency',
  transports: 'until its owner deletes it',
  etapes: 'with its trip',
  legs: 'with its trip',
  paires: 'while something leaves between its two cities',
  paires_pays: 'while something leaves between its two countries',
  reservations: 'what two people agreed on',
  demandes: 'until its owner deletes it',
  produits: 'until its owner deletes it',
  conversations: 'of two people',
  conversation_participants: 'with its conversation',
  two_factors: 'until the person switches it off',
  recovery_codes: 'with the second factor',
  passkeys: 'until the person removes it',
  messages: 'with its conversation',
  message_images: 'with its message',
  account_uses: 'with its user, one each',
  live_positions: 'with its user, one each',
  push_subscriptions: 'with its session, or until its push service ends it',
  blocks: 'until the person takes it back',
  papiers: 'what was decided about a person’s documents',
  ressemblances: 'with its user',
  moderation_log: 'what operators did is never forgotten',
  moderation_answers: 'with what it answers',
  payments: 'accounts are kept by law',
  payment_events: 'accounts are kept by law',
  reconciliations: 'accounts are kept by law',
  payout_accounts: 'where its person was paid, which accounts refer to',
  payment_calls: 'accounts are kept by law',
  test_charges: 'what payments in test mode refer to',
  payment_moves: 'accounts are kept by law',
  ledger_entries: 'accounts are kept by law',
  ledger_lines: 'with its entry',
  remises: 'what was handed over to whom',
  remise_liens: 'what a recipient was given',
  remise_declarations: 'with its reservation',
  litiges: 'accounts are kept by law',
  litige_propositions: 'with its dispute',
  recu_series: 'the last number of each series',
  recu_ouvertures: 'who runs the site did it, and why, stays written',
  reviews: 'until its author deletes it',
  newsletter_subscribers: 'until the person leaves',
  alertes: 'until the person deletes it',
  alerte_reglages: 'with its user',
};

const models = [...readFileSync('prisma/schema.prisma', 'utf8').matchAll(/^model \w+ \{\n(.*?)^\}/gms)].map(
  ([, body = '']) => ({ body, table: /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '' }),
);

test('every table is kept for a reason or for a time', () => {
  expect(models.map(({ table }) => table).sort()).toEqual(
    [...Object.keys(KEPT), ...Object.keys(PERIODS)].sort(),
  );
});

test('what expires is kept for a time', () => {
  const expiring = models
    .filter(({ body }) => /^\s+(expires?\w*|expire)\s/m.test(body))
    .map(({ table }) => table);
  expect(expiring).toEqual(expect.arrayContaining(['sessions', 'account_tokens', 'rate_limits']));
  expect(expiring.filter((table) => !(table in PERIODS))).toEqual([]);
});

test('whatever shows an image is known to the sweep', () => {
  const showing = models.flatMap(({ body, table }) =>
    [...body.matchAll(/^\s+(?:profileImageId|imageId|\w*[iI]mageId)\s.*@map\("(\w+)"\)/gm)].map(
      ([, column]) => [table, column],
    ),
  );
  expect(Object.fromEntries(showing)).toEqual(IMAGE_REFERENCES);
});

test('each time is asked for by an index', async () => {
  for (const [table, gone] of Object.entries(PERIODS)) {
    await db.$transaction(async (tx) => {
      // A table of a few rows is read whole whatever indexes there are.
      await tx.$executeRaw`SET LOCAL enable_seqscan = off`;
      const plan = await tx.$queryRawUnsafe<object[]>(`EXPLAIN SELECT 1 FROM ${table} WHERE ${gone}`);
      expect([table, JSON.stringify(plan)]).toEqual([
        table,
        expect.stringMatching(/Index (Only )?Scan|Bitmap/),
      ]);
    });
  }
});
