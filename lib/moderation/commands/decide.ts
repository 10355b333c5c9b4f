import 'server-only';
import { type Db, db, newId } from '@/lib/core/db';
import { AppError, found } from '@/lib/core/errors';
import { logSecurity } from '@/lib/core/log/security';
import type { Actor } from '@/lib/core/sessions/actor';
import { endAllSessions } from '@/lib/core/sessions/session';
import { expireDemande } from '@/lib/demandes/commands';
import { appels } from '@/lib/langues/appels';
import { refus } from '@/lib/langues/refus/moderation';
import type { Said } from '@/lib/langues/words';
import { lookForAlertes } from '@/lib/notifications/commands/look';
import { expireTransport } from '@/lib/transports/commands/expire';
import { expirePagesOf, expirePersonPages } from '@/lib/users/commands/expire';
import type { Action, Cible } from '../labels';
import { requireOperator } from '../queries/operator';
import { getReport, type ReportView } from '../queries/reports';
import { isListed } from '../queries/things';
import type { DecisionInput } from '../schema';
import { hide, listAll, type Things, unhide } from './hide';
import { tellDecision } from './tell';

type Held = {
  id: string;
  reporterId: string;
  personId: string;
  cible: Cible;
  cibleId: string;
  waits: boolean;
};

/**
 * Does what an operator decided about a report, writes it in the log, and tells the person concerned why and those who wait
 * for an answer that there is one: everybody who reported the same thing. Throws `not_found` for who is no operator and an
 * unknown report, `conflict` for what is about oneself and what is so already.
 */
export async function decide(actor: Actor, { reportId, action, raison }: DecisionInput): Promise<ReportView> {
  await requireOperator(actor);
  const { report, things } = await db.$transaction(async (tx) => {
    const [report, waiting] = await holdReports(tx, reportId);
    if (report.personId === actor.id) {
      throw new AppError('conflict', refus('vousConcerne'));
    }
    if (action === 'classer' && !report.waits) throw already(refus('dejaTraite'));
    const { etaitVisible, things } = await perform(tx, report, action);
    const { personId, cible, cibleId } = report;
    const entry = {
      id: newId(),
      operatorId: actor.id,
      personId,
      cible,
      cibleId,
      action,
      raison,
      etaitVisible,
    };
    await tx.moderationEntry.create({ data: entry, select: { id: true } });
    await tx.report.updateMany({
      where: { id: { in: waiting.map(({ id }) => id) } },
      data: { decision: action, decidedAt: new Date() },
    });
    await tellDecision(tx, entry, waiting);
    return { report, things };
  });
  const { cible, cibleId, personId } = report;
  expireThings(personId, things);
  if (cible === 'avis') await expireReview(cibleId);
  logSecurity('moderated', { userId: personId, operatorId: actor.id, action, cible, cibleId });
  return getReport(actor, reportId);
}

/** Locks a report and all that wait about the same thing, so that two operators take turns. */
async function holdReports(tx: Db, reportId: string): Promise<[Held, Held[]]> {
  const rows = await tx.$queryRaw<Held[]>`
    SELECT r.id, r.reporter_id AS "reporterId", r.person_id AS "personId", r.cible::text AS cible,
      r.cible_id AS "cibleId", r.decided_at IS NULL AS waits
    FROM reports asked JOIN reports r ON r.cible = asked.cible AND r.cible_id = asked.cible_id
      AND (r.decided_at IS NULL OR r.id = asked.id)
    WHERE asked.id = ${reportId}::uuid ORDER BY r.id FOR UPDATE OF r`;
  const report = found(
    rows.find(({ id }) => id === reportId),
    appels('pageInconnue'),
  );
  return [report, rows.filter(({ waits }) => waits)];
}

const already = (message: Said) => new AppError('conflict', message);
const NOTHING: Things = { transport: [], demande: [], produit: [] };

async function perform(
  tx: Db,
  { cible, cibleId, personId }: Held,
  action: Action,
): Promise<{ etaitVisible: boolean; things: Things }> {
  const itself = isListed(cible) ? { ...NOTHING, [cible]: [cibleId] } : NOTHING;
  if (action === 'masquer') {
    if (cible === 'utilisateur') throw already(refus('profilNonMasquable'));
    const hidden = await hide(tx, cible, cibleId);
    if (!hidden) throw already(refus('dejaMasque'));
    return { etaitVisible: hidden.etaitVisible, things: itself };
  }
  if (action === 'suspendre') return { etaitVisible: false, things: await suspend(tx, personId) };
  if (action === 'retablir') {
    const lifted = await liftSuspension(tx, personId);
    const last = await tx.moderationEntry.findFirst({
      where: { cible, cibleId, action: 'masquer' },
      orderBy: { id: 'desc' },
      select: { etaitVisible: true },
    });
    const back = last && (await unhide(tx, cible, cibleId, { ...last, suspended: false }));
    if (!lifted && !back) throw already(refus('rienARetablir'));
    return { etaitVisible: false, things: merge(lifted ?? NOTHING, itself) };
  }
  return { etaitVisible: false, things: NOTHING };
}

const merge = (one: Things, other: Things): Things => ({
  transport: [...one.transport, ...other.transport],
  demande: [...one.demande, ...other.demande],
  produit: [...one.produit, ...other.produit],
});

/** Out at once, everywhere: things leave the lists, sessions and their streams end, nobody logs in. */
async function suspend(tx: Db, personId: string): Promise<Things> {
  const things = await listAll(tx, personId, false);
  // Waits for a login that is under way, and ends it; the next one sees the suspension.
  const count = await tx.$executeRaw`
    UPDATE users SET suspended_at = now() WHERE id = ${personId}::uuid AND suspended_at IS NULL`;
  if (count === 0) throw already(refus('dejaSuspendu'));
  await endAllSessions(personId, tx);
  return things;
}

/** Null when the account was not suspended. */
async function liftSuspension(tx: Db, personId: string): Promise<Things | null> {
  const things = await listAll(tx, personId, true);
  const count = await tx.$executeRaw`
    UPDATE users SET suspended_at = NULL WHERE id = ${personId}::uuid AND suspended_at IS NOT NULL`;
  if (count === 0) return null;
  for (const genre of ['transport', 'demande', 'produit'] as const)
    await lookForAlertes(tx, genre, things[genre]);
  return things;
}

async function expireReview(id: string): Promise<void> {
  const review = await db.review.findUnique({ where: { id }, select: { userId: true } });
  if (review) expirePersonPages({ id: review.userId });
}

/** Makes fresh, after the commit, every kept page that shows these things, and what was found by searching. */
function expireThings(ownerId: string, { transport, demande, produit }: Things): void {
  for (const id of transport) expireTransport(ownerId, id);
  for (const id of demande) expireDemande({ id, userId: ownerId });
  expirePagesOf(ownerId, { produits: produit.map((id) => ({ id })) });
}
