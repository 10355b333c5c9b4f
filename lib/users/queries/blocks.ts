import 'server-only';
import { db } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import type * as z from '@/lib/core/zod';
import { MOST_BLOCKS } from '../rules/block';
import type { blockViewSchema } from '../schema/view';
import { toUserSummary, userSummarySelect } from './view';

export type BlockView = z.output<typeof blockViewSchema>;

/** Everybody whom the actor blocked, the latest first. Who blocked them is told to nobody. */
export async function listBlocks(actor: Actor): Promise<BlockView[]> {
  const rows = await db.block.findMany({
    where: { blockerId: actor.id },
    orderBy: [{ createdAt: 'desc' }, { blockedId: 'asc' }],
    take: MOST_BLOCKS,
    select: { createdAt: true, blocked: { select: userSummarySelect } },
  });
  return rows.map(({ createdAt, blocked }) => ({
    user: toUserSummary(blocked),
    bloqueLe: createdAt.toISOString(),
  }));
}

/** Whether the actor blocked somebody. */
export async function hasBlocked(actor: Actor, userId: string): Promise<{ bloque: boolean }> {
  const count = await db.block.count({ where: { blockerId: actor.id, blockedId: userId } });
  return { bloque: count > 0 };
}
