import 'server-only';
import { db, Prisma } from '@/lib/core/db';
import { log } from '@/lib/core/log/log';
import { removeDownload, removeForgotten } from '@/lib/donnees/commands/fichier';
import { LINK_HOURS } from '@/lib/donnees/rules/periodes';
import { sweepImages } from './images';
import { type Kind, PERIODS } from './periods';

const BATCH = 2_000;
const MAX_BATCHES = 200;

/** Rows of a kind that may go and that no other sweep holds: any number may run at once. */
function some(kind: Kind): Prisma.Sql {
  return Prisma.raw(
    `ctid = ANY(ARRAY(SELECT ctid FROM ${kind} WHERE ${PERIODS[kind]} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`,
  );
}

const removeRows = (kind: Kind) => (): Promise<number> =>
  db.$executeRaw`DELETE FROM ${Prisma.raw(kind)} WHERE ${some(kind)}`;

/** Views leave their number in the needs, which are locked by id like everywhere. */
async function foldViews(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    WITH gone AS (DELETE FROM demande_views WHERE ${some('demande_views')} RETURNING demande_id),
    locked AS (
      SELECT id FROM demandes WHERE id IN (SELECT demande_id FROM gone) ORDER BY id FOR NO KEY UPDATE
    ), folded AS (
      UPDATE demandes d SET vues_passees = d.vues_passees + (SELECT count(*) FROM gone WHERE demande_id = d.id)
      FROM locked WHERE d.id = locked.id
    )
    SELECT count(*)::int AS count FROM gone`;
  return row?.count ?? 0;
}

/** What is sealed of papers whose time is over; the papers stay. */
const openPapers = (): Promise<number> =>
  db.$executeRaw`UPDATE recus SET scelle = NULL WHERE ${some('recus')}`;

/** The file first: what is left of a sweep that died is a row, for the next one. */
async function removeDownloads(): Promise<number> {
  const rows = await db.$queryRaw<
    { id: string }[]
  >`SELECT id FROM telechargements WHERE ${some('telechargements')}`;
  const ids = rows.map(({ id }) => id);
  for (const id of ids) await removeDownload(id);
  await removeForgotten(2 * LINK_HOURS * 3_600_000);
  return (await db.telechargement.deleteMany({ where: { id: { in: ids } } })).count;
}

const SWEEPS: Record<Kind, () => Promise<number>> = {
  idempotency_keys: removeRows('idempotency_keys'),
  sessions: removeRows('sessions'),
  account_tokens: removeRows('account_tokens'),
  security_links: removeRows('security_links'),
  spent_challenges: removeRows('spent_challenges'),
  known_devices: removeRows('known_devices'),
  newsletter_letters: removeRows('newsletter_letters'),
  newsletter_requests: removeRows('newsletter_requests'),
  alertes_dites: removeRows('alertes_dites'),
  phone_codes: removeRows('phone_codes'),
  papier_fichiers: removeRows('papier_fichiers'),
  demande_views: foldViews,
  mesures: removeRows('mesures'),
  rate_limits: removeRows('rate_limits'),
  reports: removeRows('reports'),
  images: sweepImages,
  notifications: removeRows('notifications'),
  support_messages: removeRows('support_messages'),
  telechargements: removeDownloads,
  recus: openPapers,
};

/**
 * Removes what was kept for its time, kind by kind, in small steps. One kind that fails keeps no other from its turn; the
 * first failure is thrown at the end. Answers how many of each went.
 */
export async function sweep(): Promise<Record<Kind, number>> {
  const swept = {} as Record<Kind, number>;
  const failures: unknown[] = [];
  for (const [kind, step] of Object.entries(SWEEPS) as [Kind, () => Promise<number>][]) {
    try {
      swept[kind] = await repeat(step);
    } catch (error) {
      failures.push(error);
    }
  }
  log.info({ swept }, 'swept');
  if (failures.length > 0) throw failures[0];
  return swept;
}

/** Until nothing is left, within bounds: what remains waits for the next time. */
async function repeat(step: () => Promise<number>): Promise<number> {
  let sum = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const count = await step();
    sum += count;
    if (count === 0) break;
  }
  return sum;
}
