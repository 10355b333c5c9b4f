import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { db } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { found } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import type * as z from '@/lib/core/zod';
import { appels } from '@/lib/langues/appels';
import type { decisionViewSchema } from '../schema/view';

export type DecisionView = z.output<typeof decisionViewSchema>;

/** What opens one decision to whom it was mailed, without a login: a suspended account has none. */
export function decisionKey(entryId: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET).update(`moderation ${entryId}`).digest('base64url');
}

function isKeyOf(entryId: string, cle: string | undefined): boolean {
  const [known, given] = [Buffer.from(decisionKey(entryId)), Buffer.from(cle ?? '')];
  return known.length === given.length && timingSafeEqual(known, given);
}

/** A decision for the person concerned, or for who has its key. Throws `not_found` for everybody else. */
export async function getDecision(
  actor: Actor | null,
  id: string,
  cle: string | undefined,
): Promise<DecisionView> {
  const row = await db.moderationEntry.findUnique({
    where: { id },
    select: { personId: true, cible: true, action: true, raison: true, createdAt: true, answer: true },
  });
  const theirs =
    row &&
    row.action !== 'classer' &&
    row.action !== 'lire' &&
    (row.personId === actor?.id || isKeyOf(id, cle));
  const { cible, action, raison, createdAt, answer } = found(theirs ? row : null, appels('pageInconnue'));
  return {
    _id: id,
    cible,
    action,
    raison,
    createdAt: createdAt.toISOString(),
    reponse: answer?.texte ?? null,
  };
}
