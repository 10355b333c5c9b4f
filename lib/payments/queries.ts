import 'server-only';
import { coverContacts } from '@/lib/conversations/rules/cover';
import { epochMs, limitTo, Prisma, rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { newestPage, type Page } from '@/lib/core/listing/page';
import type { Actor } from '@/lib/core/sessions/actor';
import { centsToEuros, gramsToKg } from '@/lib/core/text/money';
import { utcIso, zonedIso } from '@/lib/core/text/time';
import type * as z from '@/lib/core/zod';
import { refus as refusDeConversation } from '@/lib/langues/refus/conversations';
import { refus } from '@/lib/langues/refus/payments';
import { type UserSummaryTuple, userSummaryJson, userSummaryOf } from '@/lib/users/queries/view';
import { providerOf, requireProvider } from './commands/provider';
import { paymentPath } from './labels';
import { shares } from './rules/ledger';
import { STATUT_OF } from './rules/life';
import { isTestMode } from './rules/mode';
import { numeroOf, RECU_DE, type RecuGenre } from './rules/recus';
import { ETATS_PAYMENT, type EtatPayment, type PaymentFilters, type StatutPayment } from './schema';
import type {
  paymentDetailViewSchema,
  paymentProposalSchema,
  paymentSumsSchema,
  paymentViewSchema,
} from './schema/view';

/** A payment as one of its two people sees it. Money in euros. */
export type PaymentView = z.output<typeof paymentViewSchema>;
export type PaymentDetailView = z.output<typeof paymentDetailViewSchema>;

/** All of somebody's payments in a few figures. Money in euros. */
export type PaymentSums = z.output<typeof paymentSumsSchema>;

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
  gele: boolean;
  perdu: boolean;
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
const REMBOURSE = Prisma.sql`coalesce((SELECT -sum(l.centimes)::int FROM ledger_entries e JOIN ledger_lines l ON l.entry_id = e.id
  WHERE e.cle IN ('reglement:' || p.id, 'reprise:' || p.id) AND l.compte = 'a_rembourser'), 0)`;

/** Rows of `payments` by a list of ids, the newest first. The cities of a transport are its reservation's: they stay. */
function read(ids: Prisma.Sql, story = NOTHING, recus = NOTHING): Promise<Row[]> {
  return rowsOf<Row>`
    SELECT p.id, p.conversation_id AS "conversationId", p.reservation_id AS "reservationId", p.description, p.devise,
      p.sender_id AS "senderId", p.recipient_id AS "recipientId", p.amount_centimes AS "amountCentimes",
      p.taux_dix_milliemes AS "tauxDixMilliemes", p.bareme, p.state::text AS state, ${REMBOURSE} AS rembourse, p.provider,
      p.gele_le IS NOT NULL AS gele, p.opposition_perdue IS NOT NULL AS perdu,
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
    modeTest: isTestMode(row.provider),
    gele: row.gele,
    perdu: row.perdu,
    expireLe: utcIso(row.lapsesAtMs),
    createdAt: utcIso(row.createdAtMs),
  };
}

/** One payment and its story, for its two people. Throws `not_found` for anybody else. */
export async function getPayment(actor: Actor, id: string): Promise<PaymentDetailView> {
  const mine = Prisma.sql`SELECT id FROM payments
    WHERE id = ${id}::uuid AND ${actor.id}::uuid IN (sender_id, recipient_id)`;
  const row = found((await read(mine, STORY, RECUS))[0], refus('introuvable'));
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

/** All of the actor's payments in four figures: how many there are, wait and are paid, and what they come to. In euros. */
async function paymentSums(actor: Actor): Promise<PaymentSums> {
  const [row] = await rowsOf<
    Omit<PaymentSums, 'montant' | 'montantPaye'> & { cents: string; paidCents: string }
  >`
    SELECT count(*)::int AS total, count(*) FILTER (WHERE state IN (${statesOf('pending')}))::int AS "enAttente",
      count(*) FILTER (WHERE state IN (${statesOf('completed')}))::int AS completes, coalesce(sum(amount_centimes), 0) AS cents,
      coalesce(sum(amount_centimes) FILTER (WHERE state IN (${statesOf('completed')})), 0) AS "paidCents"
    FROM (SELECT state, amount_centimes FROM payments WHERE sender_id = ${actor.id}::uuid
      UNION ALL SELECT state, amount_centimes FROM payments WHERE recipient_id = ${actor.id}::uuid) mine`;
  const { cents = '0', paidCents = '0', ...counts } = row ?? { total: 0, enAttente: 0, completes: 0 };
  return { ...counts, montant: centsToEuros(Number(cents)), montantPaye: centsToEuros(Number(paidCents)) };
}

/** A page of the actor's payments (`listPayments`), and beside it what all of them come to. */
export async function listPaymentsWithSums(
  actor: Actor,
  filters: PaymentFilters,
): Promise<Page<PaymentView> & { meta: { resume: PaymentSums } }> {
  const [{ items, meta }, resume] = await Promise.all([listPayments(actor, filters), paymentSums(actor)]);
  return { items, meta: { ...meta, resume } };
}

/** What one may ask the other person of a conversation for, and is proposed. */
export type PaymentProposal = z.output<typeof paymentProposalSchema>;

type Proposed = Omit<
  PaymentProposal['reservations'][number],
  'dateDepart' | 'poids' | 'prix' | 'dejaDemande'
> & {
  dateDepartMs: number;
  poidsGrammes: number;
  prixCentimes: number;
  askedCentimes: number;
};

/**
 * What the actor can ask money for in a conversation of theirs: the confirmed reservations of its other person on the trip it
 * is about, none of them in one about a need. Throws `unavailable` where there are no payments, `not_found` for a conversation of others.
 */
export async function getProposal(actor: Actor, conversationId: string): Promise<PaymentProposal> {
  const provider = requireProvider();
  const [seat] = await rowsOf<{ rows: Proposed[] | null; ready: boolean }>`
    SELECT EXISTS (SELECT FROM payout_accounts o WHERE o.user_id = p.user_id AND o.provider = ${provider} AND o.pret) AS ready,
      (SELECT json_agg(json_build_object('_id', r.id, 'villeDepart', r.ville_depart, 'villeArrivee', r.ville_arrivee,
        'dateDepartMs', ${epochMs(Prisma.sql`r.date_depart`)}, 'timezoneDepart', r.timezone_depart, 'poidsGrammes', r.poids_grammes,
        'prixCentimes', r.prix_centimes, 'askedCentimes', (SELECT coalesce(sum(a.amount_centimes), 0) FROM payments a
          WHERE a.reservation_id = r.id AND a.state NOT IN ('failed', 'withdrawn', 'lapsed', 'refunded'))) ORDER BY r.date_depart, r.id)
      FROM (SELECT r.* FROM reservations r WHERE r.transport_id = t.id AND r.user_id = p.other_id AND r.status = 'confirmee'
        AND r.date_depart > now() ORDER BY r.date_depart, r.id ${limitTo(50)}) r) AS rows
    FROM conversation_participants p JOIN conversations c ON c.id = p.conversation_id
      LEFT JOIN transports t ON t.id = c.transport_id AND t.user_id = p.user_id
    WHERE p.conversation_id = ${conversationId}::uuid AND p.user_id = ${actor.id}::uuid`;
  const { rows, ready } = found(seat, refusDeConversation('introuvable'));
  return {
    modeTest: isTestMode(provider),
    comptePret: ready || providerOf(provider).accounts === null,
    reservations: (rows ?? []).map(({ dateDepartMs, poidsGrammes, prixCentimes, askedCentimes, ...row }) => ({
      ...row,
      dateDepart: zonedIso(dateDepartMs, row.timezoneDepart),
      poids: gramsToKg(poidsGrammes),
      prix: centsToEuros(prixCentimes),
      dejaDemande: centsToEuros(askedCentimes),
    })),
  };
}
