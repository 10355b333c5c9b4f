import 'server-only';
import { coverContacts } from '@/lib/conversations/rules/cover';
import { epochMs, limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { newestPage, type Page } from '@/lib/core/listing/page';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros } from '@/lib/core/text/money';
import { utcIso } from '@/lib/core/text/time';
import type { z } from '@/lib/core/zod';
import { type UserSummaryTuple, userSummaryJson, userSummaryOf } from '@/lib/users/queries/view';
import { PAYMENT_MISSING, paymentPath } from './labels';
import { shares } from './rules/ledger';
import { STATUT_OF } from './rules/life';
import { numeroOf, RECU_DE, type RecuGenre } from './rules/recus';
import { ETATS_PAYMENT, type EtatPayment, type PaymentFilters, type StatutPayment } from './schema';
import type { paymentDetailViewSchema, paymentViewSchema } from './schema/view';

/** A payment as one of its two people sees it. Money in euros. */
export type PaymentView = z.output<typeof paymentViewSchema>;
export type PaymentDetailView = z.output<typeof paymentDetailViewSchema>;

type Story = { etat: EtatPayment; par: PaymentDetailView['historique'][number]['par']; le: number }[];
type Row = Pick<
  PaymentView,
  'conversationId' | 'reservationId' | 'demandeId' | 'transportId' | 'produitId' | 'description' | 'devise'
> & {
  id: string;
  sender: UserSummaryTuple;
  recipient: UserSummaryTuple;
  senderId: string;
  recipientId: string;
  amountCentimes: number;
  tauxDixMilliemes: number;
  bareme: number;
  state: EtatPayment;
  provider: string;
  rembourse: number;
  open: boolean;
  lapsesAtMs: number;
  createdAtMs: number;
  story: Story | null;
  recus: { genre: RecuGenre; serie: string; numero: number; le: number }[] | null;
};

const person = (id: Prisma.Sql) => Prisma.sql`(SELECT ${userSummaryJson} FROM users u WHERE u.id = ${id})`;
const RECUS = Prisma.sql`(SELECT json_agg(json_build_object('genre', c.genre, 'serie', c.serie, 'numero', c.numero,
  'le', ${epochMs(Prisma.sql`c.created_at`)}) ORDER BY c.genre) FROM recus c WHERE c.payment_id = p.id)`;
const STORY = Prisma.sql`(SELECT json_agg(json_build_object('etat', m.apres, 'par', m.par,
  'le', ${epochMs(Prisma.sql`m.created_at`)}) ORDER BY m.id) FROM payment_moves m WHERE m.payment_id = p.id)`;

const NOTHING = Prisma.sql`NULL::json`;

/** What goes back of it, once it is divided. */
const REMBOURSE = Prisma.sql`coalesce((SELECT -l.centimes FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
  WHERE e.cle = 'reglement:' || p.id AND l.compte = 'a_rembourser'), 0)`;

/** Rows of `payments` by a list of ids, the newest first. The cities of a transport are its reservation's: they stay. */
function read(ids: Prisma.Sql, story = NOTHING, recus = NOTHING): Promise<Row[]> {
  return rowsOf<Row>`
    SELECT p.id, p.conversation_id AS "conversationId", p.reservation_id AS "reservationId", p.description, p.devise,
      p.sender_id AS "senderId", p.recipient_id AS "recipientId", p.amount_centimes AS "amountCentimes",
      p.taux_dix_milliemes AS "tauxDixMilliemes", p.bareme, p.state::text AS state, ${REMBOURSE} AS rembourse, p.provider,
      ${epochMs(Prisma.sql`p.lapses_at`)} AS "lapsesAtMs", ${epochMs(Prisma.sql`p.created_at`)} AS "createdAtMs",
      ${person(Prisma.sql`p.sender_id`)} AS sender, ${person(Prisma.sql`p.recipient_id`)} AS recipient,
      contacts_open(p.sender_id, p.recipient_id) AS open, ${story} AS story, ${recus} AS recus,
      (SELECT json_build_object('_id', d.id, 'titre', d.titre) FROM demandes d WHERE d.id = p.demande_id) AS "demandeId",
      (SELECT json_build_object('_id', a.id, 'nom', a.nom) FROM produits a WHERE a.id = p.produit_id) AS "produitId",
      (SELECT json_build_object('_id', p.transport_id,
          'villeDepart', coalesce(r.ville_depart, (SELECT e.ville FROM etapes e WHERE e.transport_id = t.id ORDER BY e.position LIMIT 1)),
          'villeArrivee', coalesce(r.ville_arrivee, (SELECT e.ville FROM etapes e WHERE e.transport_id = t.id ORDER BY e.position DESC LIMIT 1)))
        FROM transports t LEFT JOIN reservations r ON r.id = p.reservation_id WHERE t.id = p.transport_id) AS "transportId"
    FROM payments p WHERE p.id IN (${ids}) ORDER BY p.id DESC`;
}

function toView(actor: Actor, row: Row): PaymentView {
  const { id, state, amountCentimes, tauxDixMilliemes, recipientId } = row;
  const { commission, verse } = shares(row, row.rembourse);
  return {
    _id: id,
    sender: userSummaryOf(row.sender),
    recipient: userSummaryOf(row.recipient),
    recipientId,
    amount: centsToEuros(amountCentimes),
    devise: row.devise,
    status: STATUT_OF[state],
    etat: state,
    description: row.open ? row.description : coverContacts(row.description).text,
    commission: { taux: tauxDixMilliemes / 100, montant: centsToEuros(commission), bareme: row.bareme },
    net: centsToEuros(verse),
    rembourse: centsToEuros(row.rembourse),
    conversationId: row.conversationId,
    reservationId: row.reservationId,
    demandeId: row.demandeId,
    transportId: row.transportId,
    produitId: row.produitId,
    paymentUrl: state === 'pending' && recipientId === actor.id ? paymentPath(id) : null,
    modeTest: row.provider !== 'stripe',
    expireLe: utcIso(row.lapsesAtMs),
    createdAt: utcIso(row.createdAtMs),
  };
}

/** One payment and its story, for its two people. Throws `not_found` for anybody else. */
export async function getPayment(actor: Actor, id: string): Promise<PaymentDetailView> {
  const mine = Prisma.sql`SELECT id FROM payments
    WHERE id = ${id}::uuid AND ${actor.id}::uuid IN (sender_id, recipient_id)`;
  const row = found((await read(mine, STORY, RECUS))[0], PAYMENT_MISSING);
  const first = { etat: 'pending', par: 'sender', le: row.createdAtMs } as const;
  const historique = [first, ...(row.story ?? [])].map((move) => ({ ...move, le: utcIso(move.le) }));
  const own = (row.recus ?? []).filter(({ genre }) => row[`${RECU_DE[genre]}Id`] === actor.id);
  const recus = own.map((recu) => ({ genre: recu.genre, numero: numeroOf(recu), le: utcIso(recu.le) }));
  return { ...toView(actor, row), historique, recus };
}

const statesOf = (status: StatutPayment) =>
  Prisma.raw(
    ETATS_PAYMENT.filter((state) => STATUT_OF[state] === status)
      .map((state) => `'${state}'`)
      .join(', '),
  );

/** The actor's payments, newest first: those they asked for, those they were asked for, or both. Throws `invalid` for an unreadable cursor. */
export function listPayments(
  actor: Actor,
  { tab, status, ...asked }: PaymentFilters,
): Promise<Page<PaymentView>> {
  const ofStatus = status ? Prisma.sql`state IN (${statesOf(status)})` : Prisma.sql`true`;
  return newestPage(asked, Prisma.sql`id`, async (older, limit) => {
    // Two walks of one index each: with an OR all of both would be read and sorted.
    const walk = (column: Prisma.Sql) => Prisma.sql`(SELECT id FROM payments
      WHERE ${column} = ${actor.id}::uuid AND ${ofStatus} AND ${older} ORDER BY id DESC ${limitTo(limit)})`;
    const [sent, received] = [walk(Prisma.sql`sender_id`), walk(Prisma.sql`recipient_id`)];
    const both = Prisma.sql`SELECT id FROM (${sent} UNION ALL ${received}) mine ORDER BY id DESC ${limitTo(limit)}`;
    const ids = tab === 'envoyes' ? sent : tab === 'recus' ? received : both;
    return (await read(ids)).map((row) => toView(actor, row));
  });
}
