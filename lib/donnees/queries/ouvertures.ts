import 'server-only';
import { db } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { requireOperator } from '@/lib/moderation/queries/operator';
import { numeroOf } from '@/lib/payments/rules/recus';

const MOST = 50;

/** The sealed papers that were opened, and why, the last fifty times. Throws `not_found` for who is no operator. */
export async function openedPapers(actor: Actor) {
  await requireOperator(actor);
  const rows = await db.recuOuverture.findMany({
    select: { id: true, raison: true, createdAt: true, recu: { select: { serie: true, numero: true } } },
    orderBy: { id: 'desc' },
    take: MOST,
  });
  return rows.map(({ id, raison, createdAt, recu }) => ({
    id,
    raison,
    numero: numeroOf(recu),
    le: createdAt.toISOString(),
  }));
}
