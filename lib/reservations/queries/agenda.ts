import 'server-only';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { placeIn, routeIn } from '@/lib/core/cities/names';
import { Prisma, rowsOf } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { found, notFound } from '@/lib/core/errors';
import { siteOrigin } from '@/lib/core/origin';
import { langueOfReader } from '@/lib/core/post/langue';
import { PRODUCT_NAME } from '@/lib/core/product';
import type { Actor } from '@/lib/core/sessions/actor';
import { calendarFile, type Rendezvous } from '@/lib/core/text/calendar';
import { formatKg, gramsToKg } from '@/lib/core/text/money';
import { addressIn } from '@/lib/langues/adresse.mjs';
import { agenda } from '@/lib/langues/agenda';
import type { Langue } from '@/lib/langues/langue.mjs';
import { refus } from '@/lib/langues/refus/reservations';
import type { StatutReservation } from '../schema';

/** How many agreements one feed holds, and for how many days after their end. */
const MOST = 200;
const DAYS_AFTER = 30;
const MINUTES = 30;
const SIGNED_BYTES = 18;

type Row = {
  id: string;
  transporte: boolean;
  autre: string;
  villeDepart: string;
  villeArrivee: string;
  dateDepart: Date;
  dateArrivee: Date;
  poidsGrammes: number;
  status: StatutReservation;
  createdAt: Date;
  updatedAt: Date;
};

function rowsFor(userId: string, which: Prisma.Sql): Promise<Row[]> {
  const columns = Prisma.sql`r.id, r.ville_depart AS "villeDepart", r.ville_arrivee AS "villeArrivee",
    r.date_depart AS "dateDepart", r.date_arrivee AS "dateArrivee", r.poids_grammes AS "poidsGrammes",
    r.status::text AS status, r.created_at AS "createdAt", r.updated_at AS "updatedAt"`;
  return rowsOf<Row>`
    (SELECT false AS transporte, u.first_name AS autre, ${columns}
      FROM reservations r LEFT JOIN transports t ON t.id = r.transport_id LEFT JOIN users u ON u.id = t.user_id
      WHERE r.user_id = ${userId}::uuid AND ${which} ORDER BY r.id DESC LIMIT ${MOST})
    UNION ALL
    (SELECT true AS transporte, u.first_name AS autre, ${columns}
      FROM transports t JOIN reservations r ON r.transport_id = t.id JOIN users u ON u.id = r.user_id
      WHERE t.user_id = ${userId}::uuid AND ${which} ORDER BY r.id DESC LIMIT ${MOST})`;
}

const STATES = {
  en_attente: 'TENTATIVE',
  confirmee: 'CONFIRMED',
  refusee: 'CANCELLED',
  annulee: 'CANCELLED',
} as const satisfies Record<StatutReservation, Rendezvous['state']>;

/** The two ends of an agreement. Nothing of what people wrote to each other is in it, and no amount. */
function rendezvousOf(row: Row, langue: Langue): Rendezvous[] {
  const { id, transporte, villeDepart, villeArrivee, dateDepart, dateArrivee, status } = row;
  const colis = {
    poids: formatKg(gramsToKg(row.poidsGrammes), langue),
    trajet: routeIn(villeDepart, villeArrivee),
  };
  const atDeparture = agenda(transporte ? 'prendre' : 'remettre', { ville: placeIn(villeDepart) });
  const atArrival = agenda(transporte ? 'livrer' : 'arrive', { ville: placeIn(villeArrivee) });
  const others = row.autre ? ` (${row.autre})` : '';
  const shared = {
    sequence: Math.max(0, Math.floor((+row.updatedAt - +row.createdAt) / 1000)),
    state: STATES[status],
    minutes: MINUTES,
    text: agenda(status === 'en_attente' ? 'colisEnAttente' : 'colis', colis)(langue),
    url: `${siteOrigin()}${addressIn(langue, transporte || status === 'confirmee' ? `/remises/${id}` : `/mes-reservations#reservation-${id}`)}`,
  };
  return [
    {
      ...shared,
      uid: `${id}-depart`,
      at: dateDepart,
      title: `${atDeparture(langue)}${others}`,
      place: placeIn(villeDepart)(langue),
    },
    {
      ...shared,
      uid: `${id}-arrivee`,
      at: dateArrivee,
      title: `${atArrival(langue)}${others}`,
      place: placeIn(villeArrivee)(langue),
    },
  ];
}

/** One agreement for one of its two people's calendar, in words of that language. Throws `not_found` for anybody else. */
export async function reservationCalendar(
  actor: Actor,
  id: string,
  langue: Langue,
): Promise<Uint8Array<ArrayBuffer>> {
  const [row] = await rowsFor(actor.id, Prisma.sql`r.id = ${id}::uuid`);
  return calendarFile(PRODUCT_NAME, rendezvousOf(found(row, refus('introuvable')), langue), langue);
}

function signature(userId: string, version: number): string {
  const key = createHmac('sha256', env().NEXTAUTH_SECRET).update('agenda').digest();
  const signed = createHmac('sha256', key).update(`${userId}.${version}`).digest();
  return signed.subarray(0, SIGNED_BYTES).toString('base64url');
}

type Owner = { version: number; language: string };

async function ownerOf(userId: string): Promise<Owner | undefined> {
  const [owner] = await rowsOf<Owner>`
    SELECT agenda_version AS version, language FROM users
    WHERE id = ${userId}::uuid AND deleted_at IS NULL AND suspended_at IS NULL`;
  return owner;
}

/** Where a calendar program reads all of the actor's agreements, without a login: whoever has the address reads them too. */
export async function agendaAddress(actor: Actor): Promise<string> {
  const { version } = found(await ownerOf(actor.id), refus('agendaPerime'));
  return `${siteOrigin()}/api/agenda/${actor.id}.${signature(actor.id, version)}`;
}

/**
 * What that address answers: the agreements still ahead and those of the last 30 days, called off ones marked so that
 * calendars take them out, in words of the language of their settings. Throws `not_found` for an address that we did not write, or that was renewed since.
 */
export async function agendaOf(token: string): Promise<Uint8Array<ArrayBuffer>> {
  const [userId = '', signed = ''] = token.split('.');
  const owner = await ownerOf(userId);
  const [given, right] = [Buffer.from(signed), Buffer.from(signature(userId, owner?.version ?? -1))];
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  if (!owner || !isOurs) throw notFound(refus('agendaPerime'));
  const rows = await rowsFor(
    userId,
    Prisma.sql`r.status <> 'refusee' AND r.date_arrivee > now() - make_interval(days => ${DAYS_AFTER}::int)`,
  );
  const langue = langueOfReader(owner.language);
  const events = rows.flatMap((row) => rendezvousOf(row, langue));
  return calendarFile(PRODUCT_NAME, events, langue);
}
