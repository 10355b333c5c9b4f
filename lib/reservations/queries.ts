import 'server-only';
import { contactsOpenOf } from '@/lib/conversations/queries/between';
import { judged } from '@/lib/conversations/queries/judged';
import { among, limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { found } from '@/lib/core/errors';
import { newestPage, type Page, type PageAsked } from '@/lib/core/listing/page';
import { MOST_TOGETHER, together } from '@/lib/core/memory/together';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros, gramsToKg } from '@/lib/core/text/money';
import { zonedIso } from '@/lib/core/text/time';
import type * as z from '@/lib/core/zod';
import { refus } from '@/lib/langues/refus/reservations';
import { requireOwnTransport } from '@/lib/transports/queries/get';
import { type UserSummaryTuple, userSummaryJson, userSummaryOf } from '@/lib/users/queries/view';
import { canCancel } from './rules';
import type { reservationViewSchema } from './schema/view';

/** A reservation as the API shows it to its two parties (docs/api.md). Weight in kg, price in euros. */
export type ReservationView = z.output<typeof reservationViewSchema>;

type Instants = 'dateDepart' | 'dateArrivee' | 'createdAt';
/** As it is stored: instants as dates, weight in grams, price in cents. */
type Row = Omit<
  ReservationView,
  '_id' | 'userId' | 'poids' | 'prix' | 'cancellable' | 'statutLe' | Instants
> &
  Record<Instants, Date> & {
    id: string;
    carrierId: string | null;
    poidsGrammes: number;
    prixCentimes: number;
    statutLe: Date | null;
    requester: UserSummaryTuple;
    contactsOuverts: boolean;
  };

type ReservationPage = Page<ReservationView>;

async function read(actor: Actor, where: Prisma.Sql, limit: number): Promise<ReservationView[]> {
  const rows = await readRows(where, limit);
  const now = new Date();
  return rows.map((row) => toView(actor, row, now));
}

function readRows(where: Prisma.Sql, limit: number): Promise<Row[]> {
  return rowsOf<Row>`
    SELECT r.id, t.user_id AS "carrierId", r.transport_nom AS "transportNom", r.ville_depart AS "villeDepart",
      r.ville_arrivee AS "villeArrivee", r.date_depart AS "dateDepart", r.date_arrivee AS "dateArrivee",
      r.timezone_depart AS "timezoneDepart", r.timezone_arrivee AS "timezoneArrivee", r.poids_grammes AS "poidsGrammes",
      r.prix_centimes AS "prixCentimes", r.description, r.status::text AS status, r.remise::text AS remise,
      r.statut_par::text AS "statutPar", r.statut_le AS "statutLe", r.commentaire, r.created_at AS "createdAt",
      CASE WHEN t.id IS NOT NULL THEN
        json_build_object('_id', t.id, 'nom', r.transport_nom, 'isVisible', t.is_visible) END AS "transportId",
      CASE WHEN d.id IS NOT NULL THEN
        json_build_object('_id', d.id, 'titre', d.titre, 'isVisible', d.is_visible) END AS "demandeId",
      ${userSummaryJson} AS requester,
      ${contactsOpenOf(Prisma.sql`r.user_id`, Prisma.sql`t.user_id`)} AS "contactsOuverts"
    FROM reservations r JOIN users u ON u.id = r.user_id
      LEFT JOIN transports t ON t.id = r.transport_id LEFT JOIN demandes d ON d.id = r.demande_id
    WHERE ${where} ORDER BY r.id DESC ${limitTo(limit)}`;
}

/** As both people see it: what tells how to meet elsewhere is covered until they agreed, as in their messages. */
function toView(actor: Actor, row: Row, now: Date): ReservationView {
  const { id, carrierId: _, requester, poidsGrammes, prixCentimes, contactsOuverts, ...rest } = row;
  const said = (text: string) => (contactsOuverts ? text : judged(text).text);
  const view = {
    ...rest,
    description: said(row.description),
    commentaire: row.commentaire === null ? null : said(row.commentaire),
    _id: id,
    userId: userSummaryOf(requester),
    dateDepart: zonedIso(+row.dateDepart, row.timezoneDepart),
    dateArrivee: zonedIso(+row.dateArrivee, row.timezoneArrivee),
    poids: gramsToKg(poidsGrammes),
    prix: centsToEuros(prixCentimes),
    statutLe: row.statutLe?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
  return { ...view, cancellable: canCancel(actor, view, now, env().CANCELLATION_POLICY) };
}

function readPage(actor: Actor, where: Prisma.Sql, page: PageAsked): Promise<ReservationPage> {
  return newestPage(page, Prisma.sql`r.id`, (older, limit) =>
    read(actor, Prisma.sql`${where} AND ${older}`, limit),
  );
}

const readById = together((ids) => readRows(among(Prisma.sql`r.id`, ids), MOST_TOGETHER));

/** One reservation for its requester or its carrier. Throws `not_found` for anybody else. */
export async function getReservation(actor: Actor, id: string): Promise<ReservationView> {
  const [row] = await readById(id);
  const isTheirs = row && [userSummaryOf(row.requester)._id, row.carrierId].includes(actor.id);
  return toView(actor, found(isTheirs ? row : undefined, refus('introuvable')), new Date());
}

/** The actor's own reservations, newest first. */
export function listOwnReservations(actor: Actor, page: PageAsked): Promise<ReservationPage> {
  return readPage(actor, Prisma.sql`r.user_id = ${actor.id}::uuid`, page);
}

/** The requests on a trip of the actor's, newest first. Throws `not_found` for anybody else's trip. */
export async function listTransportReservations(
  actor: Actor,
  transportId: string,
  page: PageAsked,
): Promise<ReservationPage> {
  await requireOwnTransport(actor, transportId);
  return readPage(actor, Prisma.sql`r.transport_id = ${transportId}::uuid`, page);
}
