import 'server-only';
import { db } from '@/lib/core/db';
import type { Actor } from '@/lib/core/sessions/actor';
import { agendaAddress } from '../queries/agenda';

/** Ends the address of the actor's calendar, for who gave it away, and answers the new one. */
export async function renewAgenda(actor: Actor): Promise<{ adresse: string }> {
  await db.user.update({
    where: { id: actor.id },
    data: { agendaVersion: { increment: 1 } },
    select: { id: true },
  });
  return { adresse: await agendaAddress(actor) };
}
