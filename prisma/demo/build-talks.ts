import type { StoredEvenement } from '@/lib/conversations/rules/evenement';
import type { EvenementType } from '@/lib/conversations/schema';
import type { Prisma } from '@/lib/core/db';
import { eurosToCents, formatEuros } from '@/lib/core/text/money';
import { BAREME, tauxOf } from '@/lib/payments/rules/commission';
import { encaissement } from '@/lib/payments/rules/ledger';
import { lapsesAt } from '@/lib/payments/rules/life';
import type { Someone } from './build-people';
import type { MadeTransport } from './build-transports';
import type { Calendar } from './draw';
import { type Line, type Talk, talks } from './talks';

type Things = {
  madeTransports: MadeTransport[];
  demandes: Prisma.DemandeCreateManyInput[];
  produits: Prisma.ProduitCreateManyInput[];
  reservations: Prisma.ReservationCreateManyInput[];
};
type Subject = { demandeId?: string; transportId?: string; produitId?: string };
type Spoken = { talk: number; ordre: number; line: Line; senderId: string; at: Date };

const MINUTE_MS = 60_000;

/** Conversations with their messages in order, what is read of them, and payments. */
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

  const payments: Prisma.PaymentCreateManyInput[] = [];
  const moves: Prisma.PaymentMoveCreateManyInput[] = [];
  const entries: Prisma.LedgerEntryCreateManyInput[] = [];
  const lines: Prisma.LedgerLineCreateManyInput[] = [];
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
    const { euros, status, pour } = line.paiement;
    const id = newId(at);
    const movedAt = status === 'pending' ? null : new Date(+at + 6 * MINUTE_MS);
    const amountCentimes = eurosToCents(euros);
    const tauxDixMilliemes = tauxOf(amountCentimes);
    const reference = `demo_${id}`;
    payments.push({
      id,
      senderId,
      recipientId: person(talks[talk]?.a ?? '').id,
      conversationId,
      ...subjects[talk],
      amountCentimes,
      description: pour,
      bareme: BAREME.version,
      tauxDixMilliemes,
      state: status === 'completed' ? 'held' : status,
      provider: 'test',
      providerRef: reference,
      createdAt: at,
      lapsesAt: lapsesAt(cal.now, null),
      movedAt,
    });
    if (movedAt) {
      const [action, apres] =
        status === 'completed' ? (['encaisser', 'held'] as const) : (['echouer', 'failed'] as const);
      const step = { action, par: 'prestataire', avant: 'pending', apres } as const;
      moves.push({ id: newId(movedAt), paymentId: id, createdAt: movedAt, ...step });
    }
    if (status === 'completed') {
      const { cle, genre, lignes } = encaissement({ id, amountCentimes, tauxDixMilliemes });
      const entryId = newId(at);
      entries.push({ id: entryId, paymentId: id, cle, genre, lignes: lignes.length, createdAt: at });
      lines.push(...lignes.map((ligne, position) => ({ entryId, position, devise: 'EUR', ...ligne })));
    }
    return {
      ...message,
      kind: 'paiement' as const,
      content: `💰 Demande de paiement : ${formatEuros(euros)} (${pour})`,
      link: `/payments/${id}`,
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
  return { conversations, participants, positions, messages, payments, moves, entries, lines };

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

function timeOf(talk: Talk, turn: number, cal: Calendar): Date {
  const fromEnd = talk.lignes.length - 1 - turn;
  return new Date(+cal.ago(talk.ilYa) - fromEnd * 17 * MINUTE_MS - fromEnd ** 2 * MINUTE_MS);
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
  const owner = person(talk.sujet.trajet);
  return {
    transportId: found(
      madeTransports.find((transport) => transport.plan.owner === owner && transport.plan.visible)?.id,
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
