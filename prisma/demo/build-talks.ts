import type { StoredEvenement } from '@/lib/conversations/rules/evenement';
import type { EvenementType } from '@/lib/conversations/schema';
import type { Prisma } from '@/lib/core/db';
import { eurosToCents } from '@/lib/core/text/money';
import { announcement, paymentPath } from '@/lib/payments/labels';
import { paymentRows } from './build-payments';
import type { Someone } from './build-people';
import { remiseRows } from './build-remises';
import type { MadeTransport } from './build-transports';
import type { Calendar } from './draw';
import type { Line, Talk } from './talk';
import { talks } from './talks';

type Things = {
  madeTransports: MadeTransport[];
  demandes: Prisma.DemandeCreateManyInput[];
  produits: Prisma.ProduitCreateManyInput[];
  reservations: Prisma.ReservationCreateManyInput[];
};
type Subject = { demandeId?: string; transportId?: string; produitId?: string };
type Spoken = { talk: number; ordre: number; line: Line; senderId: string; at: Date };

const MINUTE_MS = 60_000;

/** Conversations with their messages in order, what is read of them, payments, and what became of parcels. */
export function buildTalks(
  people: Someone[],
  things: Things,
  cal: Calendar,
  newId: (moment: Date) => string,
) {
  const person = (nom: string) => {
    const found = people.find((one) => one.nom === nom);
    if (!found) throw new Error(`nobody is called ${nom}`);
    return found;
  };
  const subjects = talks.map((talk) => subjectOf(talk, person, things));
  const conversations: (Prisma.ConversationCreateManyInput & { id: string })[] = talks.map((talk, index) => {
    const createdAt = timeOf(talk, 0, cal);
    const subject = subjects[index] ?? {};
    return {
      id: newId(createdAt),
      pairKey: pairKey(person(talk.a).id, person(talk.b).id, subject),
      createdAt,
      lastOrdre: talk.lignes.length,
      ...subject,
    };
  });
  const spoken = talks
    .flatMap((talk, index) =>
      talk.lignes.map(
        (line, turn): Spoken => ({
          talk: index,
          ordre: turn + 1,
          line,
          senderId: person(talk[line.de]).id,
          at: timeOf(talk, turn, cal),
        }),
      ),
    )
    .sort((x, y) => +x.at - +y.at);

  const { rows: money, play } = paymentRows(newId);
  const messages = spoken.map(({ talk, ordre, line, senderId, at }) => {
    const conversationId = conversations[talk]?.id ?? '';
    const message = {
      id: newId(at),
      ordre,
      conversationId,
      senderId,
      createdAt: at,
    };
    if (line.evenement) {
      const evenement = told(line.evenement, subjects[talk], person(talks[talk]?.a ?? '').id);
      return { ...message, kind: 'evenement' as const, content: '', link: null, evenement };
    }
    if (!line.paiement) return { ...message, kind: 'texte' as const, content: line.texte, link: null };
    const recipientId = person(talks[talk]?.a ?? '').id;
    const subject = subjects[talk] ?? {};
    const id = play({
      paiement: line.paiement,
      senderId,
      recipientId,
      conversationId,
      subject,
      reservation: bookedBy(recipientId, subject, at),
      at,
      now: cal.now,
      after: spoken.filter((other) => other.talk === talk && other.ordre > ordre),
    });
    const asked = { amountCentimes: eurosToCents(line.paiement.euros), description: line.paiement.pour };
    return {
      ...message,
      kind: 'paiement' as const,
      content: announcement(asked),
      link: paymentPath(id),
    };
  });
  const participants = ranked(
    talks.flatMap((talk, index) => [
      seat(person(talk.a).id, person(talk.b).id, index, talk),
      seat(person(talk.b).id, person(talk.a).id, index, talk),
    ]),
  );
  const last = new Map(participants.map(({ userId, position }) => [userId, position]));
  const positions = [...last].map(([userId, position]) => ({ userId, position }));
  const { rows: parcels, handOver } = remiseRows(newId, cal.now, cal.ago);
  const reservations = things.reservations.map((one): Prisma.ReservationCreateManyInput => {
    const index = subjects.findIndex(
      ({ transportId }, at) =>
        transportId === one.transportId && person(talks[at]?.a ?? '').id === one.userId,
    );
    const talk = talks[index];
    if (!talk || !one.id) return one;
    const after = spoken.filter((other) => other.talk === index);
    const cancelled = after.find(({ line }) => line.evenement === 'reservation_annulee');
    const paid = money.payments.filter(({ reservationId, movedAt }) => reservationId === one.id && movedAt);
    const remise = handOver({
      talk,
      after,
      reservationId: one.id,
      requesterId: one.userId,
      carrierId: person(talk.b).id,
      centimes: paid
        .filter(({ state }) => !['failed', 'withdrawn', 'lapsed'].includes(state ?? 'pending'))
        .reduce((sum, { amountCentimes }) => sum + amountCentimes, 0),
    });
    return { ...one, remise, ...(cancelled && { statutLe: cancelled.at }) };
  });
  return { conversations, participants, positions, messages, reservations, money, parcels };

  /** The reservation of `a` that money is asked for: what was agreed on until then, whatever became of it. */
  function bookedBy(userId: string, { transportId }: Subject, at: Date) {
    return things.reservations.find(
      (one) =>
        transportId !== undefined &&
        one.transportId === transportId &&
        one.userId === userId &&
        +new Date(one.statutLe ?? at) < +at &&
        (one.status === 'confirmee' || one.status === 'annulee'),
    );
  }

  /** What happened to somebody's reservation on the trip that a conversation is about. */
  function told(type: EvenementType, subject: Subject | undefined, userId: string): StoredEvenement {
    const transportId = found(subject?.transportId);
    const reservation = things.reservations.find(
      (one) => one.transportId === transportId && one.userId === userId,
    );
    const { villeDepart, villeArrivee, dateDepart, timezoneDepart, poidsGrammes, prixCentimes } =
      reservation ?? {};
    if (!reservation || !villeDepart || !villeArrivee || !dateDepart || !timezoneDepart) {
      throw new Error('a conversation about no reservation');
    }
    return {
      type,
      reservationId: reservation.id,
      transportId,
      villeDepart,
      villeArrivee,
      dateDepart: new Date(dateDepart).toISOString(),
      timezoneDepart,
      poidsGrammes: poidsGrammes ?? 0,
      prixCentimes: prixCentimes ?? 0,
      commentaire: null,
      etape: null,
    };
  }

  /** A participant's place: whoever did not speak last has `nonLus` messages to read. */
  function seat(userId: string, otherId: string, index: number, talk: Talk) {
    const conversationId = conversations[index]?.id ?? '';
    const last = messages.filter((message) => message.conversationId === conversationId).at(-1);
    const lastOrdre = talk.lignes.length;
    const unreadCount = userId === last?.senderId ? 0 : talk.nonLus;
    const place = { conversationId, userId, otherId, readOrdre: lastOrdre - unreadCount, unreadCount };
    return { ...place, mailed: unreadCount > 0, at: last?.createdAt ?? new Date(0) };
  }
}

/** The same places with each person's conversations numbered from the one that was silent longest. */
function ranked<Seat extends { userId: string; at: Date }>(seats: Seat[]) {
  const counted = new Map<string, number>();
  return seats
    .sort((one, other) => +one.at - +other.at)
    .map(({ at: _, ...place }) => {
      const position = (counted.get(place.userId) ?? 0) + 1;
      counted.set(place.userId, position);
      return { ...place, recence: position, position };
    });
}

function timeOf({ lignes, ilYa }: Talk, turn: number, cal: Calendar): Date {
  const said = lignes.findIndex((line, index) => index >= turn && line.ilYa !== undefined);
  const end = said < 0 ? lignes.length - 1 : said;
  const fromEnd = end - turn;
  return new Date(+cal.ago(lignes[end]?.ilYa ?? ilYa) - fromEnd * 17 * MINUTE_MS - fromEnd ** 2 * MINUTE_MS);
}

function subjectOf(
  talk: Talk,
  person: (nom: string) => Someone,
  { madeTransports, demandes, produits }: Things,
): Subject {
  if (talk.sujet === null) return {};
  if ('besoin' in talk.sujet) {
    const { besoin } = talk.sujet;
    return { demandeId: found(demandes.find((one) => one.titre === besoin)?.id) };
  }
  if ('produit' in talk.sujet) {
    const { produit } = talk.sujet;
    return { produitId: found(produits.find((one) => one.nom === produit)?.id) };
  }
  const { jours, trajet } = talk.sujet;
  const owner = person(trajet);
  return {
    transportId: found(
      madeTransports.find(
        ({ plan }) => plan.owner === owner && plan.visible && (jours === undefined || plan.days === jours),
      )?.id,
    ),
  };
}

function found(id: string | undefined): string {
  if (id === undefined) throw new Error('a conversation about nothing');
  return id;
}

/** Names two people, whoever began, and the one thing they talk about. */
function pairKey(one: string, other: string, { demandeId, transportId, produitId }: Subject): string {
  const thing = demandeId
    ? `demande:${demandeId}`
    : transportId
      ? `transport:${transportId}`
      : produitId
        ? `produit:${produitId}`
        : '';
  return [...[one, other].sort(), thing].join(':');
}
