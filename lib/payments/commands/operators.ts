import 'server-only';
import type { RawDb } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { notify } from '@/lib/notifications/commands/notify';
import type { OperatorFacts } from '@/lib/notifications/schema';

/** Tells everybody who runs the site of something about money, once (`cle`), under their bell and by mail. Leads to the moderation. */
export async function tellOperators(tx: RawDb, cle: string, about: OperatorFacts): Promise<void> {
  const operators = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE lower(email) = ANY(${env().OPERATOR_EMAILS}) AND deleted_at IS NULL ORDER BY id`;
  const facts = { ...about, lien: '/moderation' };
  await notify(
    tx,
    operators.map(({ id }) => ({ userId: id, kind: 'moderation' as const, cle, facts })),
  );
}
