import 'server-only';
import { db } from '@/lib/core/db';
import { notFound } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { isOperatorEmail } from '@/lib/core/sessions/operators';
import { appels } from '@/lib/langues/appels';

/** Whether somebody works here: their account's e-mail is named in OPERATOR_EMAILS. */
async function isOperator(actor: Actor): Promise<boolean> {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: actor.id }, select: { email: true } });
  return isOperatorEmail(email);
}

/** Throws `not_found` for everybody else: there is nothing here for them. */
export async function requireOperator(actor: Actor): Promise<void> {
  if (!(await isOperator(actor))) throw notFound(appels('pageInconnue'));
}
