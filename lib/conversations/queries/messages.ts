import 'server-only';
import { epochMs, limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import type { ImageView } from '@/lib/core/images/view';
import { decodeCursor } from '@/lib/core/listing/cursor';
import { cutPage, type Page } from '@/lib/core/listing/page';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import { utcIso } from '@/lib/core/text/time';
import * as z from '@/lib/core/zod';
import { dit } from '@/lib/langues/messages/fr/ecrans/messagerie/dit';
import { refus } from '@/lib/langues/refus/conversations';
import type { StoredEvenement } from '../rules/evenement';
import type { MessagesAsked } from '../schema';
import type { messageViewSchema } from '../schema/view';
import { type EvenementView, evenementOf, statutSql } from './evenement';
import { judged } from './judged';
import { requireSeat, type Seat } from './seat';
import { frenchSentence } from './sentence';

/** A line of a thread as the API shows it. */
export type MessageView = z.output<typeof messageViewSchema>;

type Paiement = NonNullable<MessageView['paiement']>;

/** A row of `messages`, as one JSON array: a list reads one beside each conversation. */
export type MessageTuple = [
  id: string,
  ordre: number,
  senderId: string | null,
  kind: MessageView['kind'],
  content: string,
  link: string | null,
  evenement: StoredEvenement | null,
  createdAtMs: number,
  images: ImageView[] | null,
  statut: EvenementView['statut'],
  masque: boolean,
  paiement: PaiementRow | null,
];

/** What of a payment its line shows, as it is now. */
type PaiementRow = {
  _id: string;
  recipientId: string;
  etat: Paiement['etat'];
  amountCentimes: number;
  description: string;
  modeTest: boolean;
};

/** Stands where a message was that an operator hid; who wrote it and when stays. */
const MASKED = dit.masque;

/** What the line of a payment points to. */
const PAYMENT_LINK = '^/payments/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

/** A `MessageTuple` over `messages m`. */
export const messageJson = Prisma.sql`json_build_array(m.id, m.ordre, m.sender_id, m.kind,
  CASE WHEN m.masque THEN ${MASKED} ELSE m.content END, CASE WHEN NOT m.masque THEN m.link END, m.evenement,
  ${epochMs(Prisma.sql`m.created_at`)},
  CASE WHEN m.kind = 'texte' AND NOT m.masque THEN (
    SELECT json_agg(json_build_object('url', i.url, 'width', i.width, 'height', i.height, 'widths', i.widths) ORDER BY mi.position)
    FROM message_images mi JOIN images i ON i.id = mi.image_id WHERE mi.message_id = m.id) END,
  ${statutSql}, m.masque,
  CASE WHEN m.kind = 'paiement' AND NOT m.masque AND m.link ~ ${PAYMENT_LINK} THEN (
    SELECT json_build_object('_id', pay.id, 'recipientId', pay.recipient_id, 'etat', pay.state,
      'amountCentimes', pay.amount_centimes, 'description', pay.description, 'modeTest', pay.provider <> 'stripe')
    FROM payments pay WHERE pay.id = right(m.link, 36)::uuid) END)`;

/** The line that a tuple stands for, as both people see it: what tells how to meet elsewhere is covered until they agreed. */
export function messageOf(
  [
    _id,
    ordre,
    senderId,
    kind,
    content,
    link,
    evenement,
    createdAtMs,
    images,
    statut,
    masque,
    paiement,
  ]: MessageTuple,
  conversationId: string,
  seat: Pick<Seat, 'me' | 'other' | 'contactsOuverts'>,
): MessageView {
  const open = (text: string) => (seat.contactsOuverts ? { text, covered: false } : judged(text));
  const said = open(evenement ? frenchSentence(evenement) : content);
  const linked = link === null ? null : open(link);
  const { me, other } = seat;
  return {
    _id,
    conversationId,
    ordre,
    sender: senderId === null ? null : senderId === me._id ? me : other,
    kind,
    content: said.text,
    masque,
    couvert: said.covered || linked?.covered === true,
    avertissement: kind === 'texte' && judged(content).leaves,
    link: linked?.covered ? null : link,
    images: images ?? [],
    evenement: evenement && evenementOf(evenement, statut, open),
    paiement: paiement && paiementOf(paiement, me._id, open),
    createdAt: utcIso(createdAtMs),
  };
}

function paiementOf(
  { amountCentimes, description, ...row }: PaiementRow,
  meId: string,
  open: (text: string) => { text: string },
): Paiement {
  const pays = row.etat === 'pending' && row.recipientId === meId;
  return {
    ...row,
    amount: centsToEuros(amountCentimes),
    description: open(description).text,
    paymentUrl: pays ? `/payments/${row._id}` : null,
  };
}

const ordrePlace = z.int().min(0).max(2_147_483_647);

/**
 * A page of a thread, in the order in which it was written: the newest, what is older by `cursor`, or what came after
 * `apres`, oldest first. Throws `not_found` for anybody else's, `invalid` for an unreadable cursor.
 */
export async function listMessages(
  actor: Actor,
  conversationId: string,
  { limit, cursor, apres }: MessagesAsked,
): Promise<Page<MessageView>> {
  const seat = await requireSeat(actor, conversationId);
  const view = ({ message }: { message: MessageTuple }) => messageOf(message, conversationId, seat);
  const ofThread = Prisma.sql`m.conversation_id = ${conversationId}::uuid`;
  if (apres !== undefined) {
    const rows = await read(Prisma.sql`${ofThread} AND m.ordre > ${apres} ORDER BY m.ordre`, limit + 1);
    const page = cutPage(rows, limit, ({ message: [, ordre] }) => ordre);
    return { items: page.items.map(view), meta: page.meta };
  }
  const before = decodeCursor(ordrePlace, cursor);
  const older = before === undefined ? Prisma.sql`true` : Prisma.sql`m.ordre < ${before}`;
  const rows = await read(Prisma.sql`${ofThread} AND ${older} ORDER BY m.ordre DESC`, limit + 1);
  const page = cutPage(rows, limit, ({ message: [, ordre] }) => ordre);
  return { items: page.items.reverse().map(view), meta: page.meta };
}

function read(whichInOrder: Prisma.Sql, limit: number): Promise<{ message: MessageTuple }[]> {
  return rowsOf`SELECT ${messageJson} AS message FROM messages m WHERE ${whichInOrder} ${limitTo(limit)}`;
}

/** One line of a thread of which somebody has that seat. Throws `not_found` when it is not there. */
export async function getMessage(conversationId: string, id: string, seat: Seat): Promise<MessageView> {
  const [row] = await read(Prisma.sql`m.id = ${id}::uuid AND m.conversation_id = ${conversationId}::uuid`, 1);
  return messageOf(found(row, refus('introuvable')).message, conversationId, seat);
}
