import 'server-only';
import { type Db, db, newId } from '@/lib/core/db';
import { AppError, forbidden, found, notFound } from '@/lib/core/errors';
import { countAgainst, type LimitName, uncount } from '@/lib/core/limits/rate-limit';
import type { Actor } from '@/lib/core/sessions/actor';
import { refus as refusDeCompte } from '@/lib/langues/refus/comptes';
import { refus } from '@/lib/langues/refus/conversations';
import { type ConversationView, getConversation } from '../queries/conversations';
import type { ConversationStart } from '../schema';

type About = Pick<ConversationStart, 'demandeId' | 'transportId' | 'produitId'>;

/**
 * Writes to somebody about one of the two's things, or about none: in the conversation they already have about it, else
 * in a new one. Throws `not_found` for a person or a thing that the actor may not see, `conflict` for oneself and for a
 * thing of a third person, `forbidden` when the person cannot be written to, `rate_limited` for too many new ones.
 */
export async function startConversation(actor: Actor, input: ConversationStart): Promise<ConversationView> {
  const { recipientId, initialMessage, ...about } = input;
  if (recipientId === actor.id) throw new AppError('conflict', refus('soiMeme'));
  const id = await countedWhenNew(actor, recipientId, about, async (tx) => {
    await requireRecipient(tx, actor, recipientId);
    await requireThing(tx, actor, recipientId, about);
    const opened = await openConversation(tx, actor.id, recipientId, about);
    await tx.$executeRaw`
      SELECT write_message(${opened}::uuid, ${newId()}::uuid, ${actor.id}::uuid, 'texte', ${initialMessage}, NULL, NULL)`;
    return opened;
  });
  return getConversation(actor, id);
}

const DAY_MS = 86_400_000;

/**
 * Opens a conversation in a transaction. One that is not there yet is a first contact: an account makes few of them an hour,
 * a new one fewer (docs/safety.md). A refused one does not count.
 */
async function countedWhenNew(
  actor: Actor,
  recipientId: string,
  about: About,
  open: (tx: Db) => Promise<string>,
): Promise<string> {
  if (await isOpen(actor, recipientId, about)) return db.$transaction(open);
  const { createdAt } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { createdAt: true },
  });
  const isNew = Date.now() - +createdAt < DAY_MS;
  // All of an hour are counted together: an account whose first day ends in it has twenty, not five and twenty.
  const limits: LimitName[] = isNew ? ['firstContactNew', 'firstContact'] : ['firstContact'];
  const counted: LimitName[] = [];
  try {
    for (const limit of limits) {
      await countAgainst(limit, actor.id);
      counted.push(limit);
    }
    return await db.$transaction(open);
  } catch (error) {
    for (const limit of counted) await uncount(limit, actor.id);
    throw error;
  }
}

async function isOpen(actor: Actor, recipientId: string, about: About): Promise<boolean> {
  const { demandeId = null, transportId = null, produitId = null } = about;
  const participants = { some: { userId: actor.id, otherId: recipientId } };
  const where = { demandeId, transportId, produitId, participants };
  return (await db.conversation.findFirst({ where, select: { id: true } })) !== null;
}

/** The conversation of two people about at most one thing, made when there is none. */
async function openConversation(tx: Db, one: string, other: string, about: About): Promise<string> {
  const { demandeId = null, transportId = null, produitId = null } = about;
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    SELECT open_conversation(${newId()}::uuid, ${one}::uuid, ${other}::uuid,
      ${demandeId}::uuid, ${transportId}::uuid, ${produitId}::uuid) AS id`;
  if (!row) throw new AppError('internal', refus('pasOuverte'));
  return row.id;
}

async function requireRecipient(tx: Db, actor: Actor, recipientId: string): Promise<void> {
  const [row] = await tx.$queryRaw<{ blocked: boolean }[]>`
    SELECT blocked_now(${actor.id}::uuid, id) AS blocked FROM users
    WHERE id = ${recipientId}::uuid AND deleted_at IS NULL AND suspended_at IS NULL`;
  if (found(row, refusDeCompte('profilIntrouvable')).blocked) throw forbidden(refus('neRecoitPas'));
}

async function requireThing(tx: Db, actor: Actor, recipientId: string, about: About): Promise<void> {
  const { demandeId, transportId, produitId } = about;
  const select = { userId: true, isVisible: true } as const;
  const thing = demandeId
    ? await tx.demande.findUnique({ where: { id: demandeId }, select })
    : transportId
      ? await tx.transport.findUnique({ where: { id: transportId }, select })
      : produitId
        ? await tx.produit.findUnique({ where: { id: produitId }, select })
        : undefined;
  if (thing === undefined) return;
  if (thing === null || (!thing.isVisible && thing.userId !== actor.id)) {
    throw notFound(refus('annonceIntrouvable'));
  }
  if (![actor.id, recipientId].includes(thing.userId)) {
    throw new AppError('conflict', refus('niAVous'));
  }
}
