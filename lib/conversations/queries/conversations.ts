import 'server-only';
import { epochMs, limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { imageUrl } from '@/lib/core/images/view';
import { keysetPage, type Page, type PageAsked } from '@/lib/core/listing/page';
import { searchParts } from '@/lib/core/listing/search';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import { utcIso, zonedIso } from '@/lib/core/text/time';
import * as z from '@/lib/core/zod';
import { refus } from '@/lib/langues/refus/conversations';
import { unreadNotificationsOf } from '@/lib/notifications/queries/list';
import type { ConversationFilters } from '../schema';
import type { conversationViewSchema } from '../schema/view';
import { contactsOpen, mayWrite } from './between';
import { type MessageTuple, messageJson, messageOf } from './messages';
import { type InterlocuteurTuple, interlocuteurJson, interlocuteurOf } from './people';

/** A conversation as one of its two people sees it. */
export type ConversationView = z.output<typeof conversationViewSchema>;

type Thing = { _id: string; userId: string; isVisible: boolean };
type Etape = { ville: string; dateMs: number; timezone: string };
type Row = {
  id: string;
  recence: string;
  position: string;
  me: InterlocuteurTuple;
  other: InterlocuteurTuple;
  message: MessageTuple;
  demande:
    | (Thing & { titre: string; budgetCentimes: number; lieuLivraison: string; imagePath: string | null })
    | null;
  transport: (Thing & { nom: string; etapes: Etape[] }) | null;
  produit: (Thing & { nom: string; prixCentimes: number; imagePath: string | null }) | null;
  createdAtMs: number;
} & Pick<
  ConversationView,
  'unreadCount' | 'luJusqua' | 'luParAutre' | 'retouches' | 'contactsOuverts' | 'peutEcrire'
>;

/** The rows over seats `p`, which `which` chooses and orders; a thing that is hidden from the reader keeps its name. */
function read(which: Prisma.Sql, limit: number): Promise<Row[]> {
  return rowsOf<Row>`
    SELECT c.id, p.recence, p.position, ${interlocuteurJson('me')} AS me, ${interlocuteurJson('other')} AS other,
      ${messageJson} AS message, ${epochMs(Prisma.sql`c.created_at`)} AS "createdAtMs",
      p.unread_count AS "unreadCount", p.read_ordre AS "luJusqua", o.read_ordre AS "luParAutre",
      c.retouches,
      ${contactsOpen} AS "contactsOuverts", ${mayWrite} AS "peutEcrire",
      CASE WHEN d.id IS NOT NULL THEN json_build_object('_id', d.id, 'userId', d.user_id, 'isVisible', d.is_visible,
        'titre', d.titre, 'budgetCentimes', d.budget_centimes, 'lieuLivraison', d.lieu_livraison,
        'imagePath', ${imageUrl(Prisma.sql`d.image_id`)}) END AS demande,
      CASE WHEN t.id IS NOT NULL THEN json_build_object('_id', t.id, 'userId', t.user_id, 'isVisible', t.is_visible,
        'nom', t.nom, 'etapes', (SELECT json_agg(json_build_object('ville', e.ville, 'dateMs', ${epochMs(Prisma.sql`e.date`)},
          'timezone', e.timezone) ORDER BY e.position) FROM etapes e WHERE e.transport_id = t.id)) END AS transport,
      CASE WHEN g.id IS NOT NULL THEN json_build_object('_id', g.id, 'userId', g.user_id, 'isVisible', g.is_visible,
        'nom', g.nom, 'prixCentimes', g.prix_centimes, 'imagePath', ${imageUrl(Prisma.sql`g.image_id`)}) END AS produit
    FROM (SELECT p.* FROM conversation_participants p ${which} ${limitTo(limit)}) p
      JOIN conversations c ON c.id = p.conversation_id
      JOIN conversation_participants o ON o.conversation_id = p.conversation_id AND o.user_id = p.other_id
      JOIN users me ON me.id = p.user_id JOIN users other ON other.id = p.other_id
      JOIN messages m ON m.conversation_id = c.id AND m.ordre = c.last_ordre
      LEFT JOIN demandes d ON d.id = c.demande_id LEFT JOIN transports t ON t.id = c.transport_id
      LEFT JOIN produits g ON g.id = c.produit_id
    ORDER BY p.recence DESC`;
}

function toView(row: Row): ConversationView {
  const [me, other] = [interlocuteurOf(row.me), interlocuteurOf(row.other)];
  const { unreadCount, luJusqua, luParAutre, retouches, contactsOuverts, peutEcrire } = row;
  const last = messageOf(row.message, row.id, { me, other, contactsOuverts });
  const read = last.ordre <= (last.sender?._id === me._id ? luParAutre : luJusqua);
  return {
    _id: row.id,
    participants: [other, me],
    lastMessage: { ...last, read },
    ...thingsOf(row),
    imagePath: row.demande?.imagePath ?? row.produit?.imagePath ?? null,
    unreadCount,
    ordre: last.ordre,
    luJusqua,
    luParAutre,
    retouches,
    contactsOuverts,
    peutEcrire,
    createdAt: utcIso(row.createdAtMs),
  };
}

function thingsOf({ demande, transport, produit }: Row) {
  return {
    demandeId: demande && demandeCard(demande),
    transportId: transport && transportCard(transport),
    produitId: produit && produitCard(produit),
  };
}

function demandeCard({ budgetCentimes, ...card }: NonNullable<Row['demande']>) {
  return { ...card, budget: centsToEuros(budgetCentimes) };
}

function produitCard({ prixCentimes, ...card }: NonNullable<Row['produit']>) {
  return { ...card, titre: card.nom, prix: centsToEuros(prixCentimes) };
}

function transportCard({ etapes, ...card }: NonNullable<Row['transport']>) {
  const [first, last] = [etapes[0], etapes.at(-1)];
  return {
    ...card,
    villeDepart: first?.ville ?? '',
    villeArrivee: last?.ville ?? '',
    dateDepart: zonedIso(first?.dateMs ?? 0, first?.timezone ?? 'UTC'),
    timezoneDepart: first?.timezone ?? 'UTC',
    villes: etapes.map(({ ville }) => ville),
  };
}

/** Where a conversation stands in a list: what happened to the person, counted. It comes as text, and stays exact. */
const recencePlace = z.string().regex(/^\d{1,18}$/);

function readPage(asked: PageAsked, which: Prisma.Sql): Promise<Page<Row>> {
  return keysetPage(
    asked,
    recencePlace,
    (row) => row.recence,
    (after, limit) => {
      const older = after === undefined ? Prisma.sql`true` : Prisma.sql`p.recence < ${after}::bigint`;
      return read(Prisma.sql`WHERE ${which} AND ${older} ORDER BY p.recence DESC`, limit);
    },
  );
}

const theirs = (actor: Actor) => Prisma.sql`p.user_id = ${actor.id}::uuid`;

/** The actor's conversations, the one with the newest line first. `search` looks among names, titles and cities. */
export async function listConversations(
  actor: Actor,
  { search, ...asked }: ConversationFilters,
): Promise<Page<ConversationView>> {
  const which = search ? Prisma.sql`${theirs(actor)} AND ${holds(search)}` : theirs(actor);
  const { items, meta } = await readPage(asked, which);
  return { items: items.map(toView), meta };
}

/** Every word begins one of the other person's name or of what is known of the thing, a city by any of its names. */
function holds(search: string): Prisma.Sql {
  const all = (words: string[]) =>
    Prisma.join(
      words.map((word) => Prisma.sql`found.words LIKE ${`% ${word}%`}`),
      ' AND ',
    );
  const parts = searchParts(search).map(
    (readings) =>
      Prisma.sql`(${Prisma.join(
        readings.map((words) => Prisma.sql`(${all(words)})`),
        ' OR ',
      )})`,
  );
  if (parts.length === 0) return Prisma.sql`true`;
  return Prisma.sql`EXISTS (
    SELECT FROM (
      SELECT concat(' ', folded(concat_ws(' ', u.first_name, u.last_name, a.company_name)), ' ',
        d.texte_recherche, ' ', t.texte_recherche, ' ', g.texte_recherche) AS words
      FROM conversations c JOIN users u ON u.id = p.other_id LEFT JOIN agency_details a ON a.user_id = u.id
        LEFT JOIN demandes d ON d.id = c.demande_id LEFT JOIN transports t ON t.id = c.transport_id
        LEFT JOIN produits g ON g.id = c.produit_id
      WHERE c.id = p.conversation_id
    ) found WHERE ${Prisma.join(parts, ' AND ')})`;
}

/**
 * The actor's conversations that hold something unread, how many messages that is in all of them, and how many
 * notifications wait: who cannot have a stream asks here for all that one would tell, whose session it is among it.
 */
export async function listUnreadConversations(
  actor: Actor,
  asked: PageAsked,
): Promise<Page<ConversationView> & { meta: { _id: string; nonLus: number; notifications: number } }> {
  const [{ items, meta }, waiting] = await Promise.all([
    readPage(asked, Prisma.sql`${theirs(actor)} AND p.unread_count > 0`),
    whatWaits(actor.id),
  ]);
  return { items: items.map(toView), meta: { ...meta, _id: actor.id, ...waiting } };
}

/** How many messages and notifications wait to be read by somebody. */
async function whatWaits(userId: string): Promise<{ nonLus: number; notifications: number }> {
  const [row] = await rowsOf<{ nonLus: number; notifications: number }>`
    SELECT (SELECT coalesce(sum(unread_count), 0)::int FROM conversation_participants
        WHERE user_id = ${userId}::uuid AND unread_count > 0) AS "nonLus",
      ${unreadNotificationsOf(userId)} AS notifications`;
  return row ?? { nonLus: 0, notifications: 0 };
}

/** One conversation. Throws `not_found` when the actor is not one of its two people. */
export async function getConversation(actor: Actor, id: string): Promise<ConversationView> {
  const [row] = await read(Prisma.sql`WHERE ${theirs(actor)} AND p.conversation_id = ${id}::uuid`, 1);
  return toView(found(row, refus('introuvable')));
}

/**
 * What changed in somebody's conversations after one place and up to another, oldest first; null when that is more than
 * `limit`.
 */
export async function changedConversations(
  userId: string,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<{ position: number; conversation: ConversationView }[] | null> {
  const rows = await read(
    Prisma.sql`WHERE p.user_id = ${userId}::uuid AND p.position > ${after}::bigint AND p.position <= ${upTo}::bigint
      ORDER BY p.position`,
    limit + 1,
  );
  if (rows.length > limit) return null;
  return rows
    .map((row) => ({ position: Number(row.position), conversation: toView(row) }))
    .sort((one, other) => one.position - other.position);
}
