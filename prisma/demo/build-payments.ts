import type { Prisma } from '@/lib/core/db';
import { eurosToCents } from '@/lib/core/text/money';
import { refundOf } from '@/lib/payments/rules/cancel';
import { BAREME, tauxOf } from '@/lib/payments/rules/commission';
import {
  balances,
  type Ecriture,
  owed,
  type Priced,
  remboursement,
  versement,
} from '@/lib/payments/rules/ledger';
import { lapsesAt, type PaymentAction, type PaymentPar } from '@/lib/payments/rules/life';
import { moveOf } from '@/lib/payments/rules/move';
import type { EtatPayment } from '@/lib/payments/schema';
import type { Line } from './talk';

const MINUTE_MS = 60_000;
const later = (at: Date, minutes: number) => new Date(+at + minutes * MINUTE_MS);

type NewId = (moment: Date) => string;
type Reservation = Prisma.ReservationCreateManyInput;
/** A request for money with what its thread is about, and what happened in the thread after it. */
export type Asked = {
  paiement: NonNullable<Line['paiement']>;
  senderId: string;
  recipientId: string;
  conversationId: string;
  subject: { demandeId?: string; transportId?: string; produitId?: string };
  reservation: Reservation | undefined;
  at: Date;
  /** The demo world's clock. */
  now: Date;
  after: { line: Line; at: Date }[];
};
/** What a payment brought into the books at an instant: its papers are made of it, in everybody's order. */
type Written = {
  payment: Priced & Pick<Asked, 'senderId' | 'recipientId'>;
  at: Date;
  ecritures: Ecriture[];
};

type Step = { action: PaymentAction; par: PaymentPar; at: Date; rembourse?: number; echu?: boolean };

/** The rows that payments leave, as the product's own rules of their life and books make them. */
export function paymentRows(newId: NewId) {
  const rows = {
    payments: [] as (Prisma.PaymentCreateManyInput & { id: string })[],
    moves: [] as Prisma.PaymentMoveCreateManyInput[],
    entries: [] as Prisma.LedgerEntryCreateManyInput[],
    lines: [] as Prisma.LedgerLineCreateManyInput[],
    calls: [] as Prisma.PaymentCallCreateManyInput[],
    charges: [] as Prisma.TestChargeCreateManyInput[],
    written: [] as Written[],
  };

  /** Asks for money and lets happen what the thread tells. Answers the payment's id. */
  function play(asked: Asked): string {
    const { senderId, recipientId, conversationId, reservation, at, now } = asked;
    const amountCentimes = eurosToCents(asked.paiement.euros);
    const id = newId(at);
    const priced = { id, amountCentimes, tauxDixMilliemes: tauxOf(amountCentimes), senderId, recipientId };
    const departure = reservation ? new Date(reservation.dateDepart) : null;
    let state: EtatPayment = 'pending';
    let movedAt: Date | null = null;
    const books: Ecriture[] = [];
    const write = (ecritures: Ecriture[], when: Date) => {
      books.push(...ecritures);
      for (const { cle, genre, lignes } of ecritures) {
        const entryId = newId(when);
        rows.entries.push({ id: entryId, paymentId: id, cle, genre, lignes: lignes.length, createdAt: when });
        rows.lines.push(...lignes.map((ligne, position) => ({ entryId, position, devise: 'EUR', ...ligne })));
      }
      rows.written.push({ payment: priced, at: when, ecritures });
    };
    for (const step of stepsOf(asked, amountCentimes)) {
      const move = moveOf({ ...priced, state }, step.action, step.par, step);
      if (!move) throw new Error(`a payment in ${state} is not to ${step.action} by ${step.par}`);
      const userId = step.par === 'sender' ? senderId : step.par === 'recipient' ? recipientId : null;
      const { action, par, at: createdAt } = step;
      rows.moves.push({
        id: newId(createdAt),
        paymentId: id,
        action,
        par,
        userId,
        avant: state,
        apres: move.to,
        createdAt,
      });
      write(move.ecritures, createdAt);
      if (action === 'encaisser' || action === 'echouer') {
        note('encaissement', amountCentimes, later(createdAt, -2), action === 'encaisser');
      }
      state = move.to;
      movedAt = createdAt;
    }
    const divided = movedAt !== null && ['released', 'refunded', 'split'].includes(state);
    const soldeLe = divided ? later(movedAt ?? at, 1) : null;
    if (soldeLe) {
      for (const [genre, compte, entry] of [
        ['remboursement', 'a_rembourser', remboursement],
        ['versement', 'a_verser', versement],
      ] as const) {
        const centimes = owed(compte, books, 0);
        if (centimes > 0) write([entry(note(genre, centimes, soldeLe, true), centimes)], soldeLe);
      }
      if (balances(books).a_verser + balances(books).a_rembourser !== 0) throw new Error(`${id} is not sent`);
    }
    rows.payments.push({
      id,
      senderId,
      recipientId,
      conversationId,
      ...asked.subject,
      reservationId: reservation?.id ?? null,
      confirmeeLe: reservation?.statutLe ?? null,
      amountCentimes,
      description: asked.paiement.pour,
      bareme: BAREME.version,
      tauxDixMilliemes: priced.tauxDixMilliemes,
      state,
      provider: 'test',
      createdAt: at,
      lapsesAt: lapsesAt(asked.paiement.fin === 'pending' ? now : at, departure),
      movedAt,
      soldeLe,
    });
    return id;

    /** What the test provider was asked for and answered. */
    function note(
      genre: 'encaissement' | 'remboursement' | 'versement',
      centimes: number,
      when: Date,
      done: boolean,
    ) {
      const callId = newId(when);
      const ref = `essai_${newId(when)}`;
      rows.calls.push({
        id: callId,
        paymentId: id,
        genre,
        centimes,
        etat: done ? 'fait' : 'echoue',
        ref,
        createdAt: when,
      });
      rows.charges.push({ ref, cle: callId, centimes, etat: done ? 'paye' : 'refuse', createdAt: when });
      return callId;
    }
  }
  return { rows, play };
}

/** What became of a request: by itself a few minutes later, then by what its thread tells. */
function stepsOf({ paiement, reservation, at, after }: Asked, montant: number): Step[] {
  const { fin } = paiement;
  if (fin === 'pending') return [];
  if (fin === 'failed') return [{ action: 'echouer', par: 'prestataire', at: later(at, 6) }];
  if (fin === 'withdrawn') return [{ action: 'retirer', par: 'sender', at: later(at, 10) }];
  if (fin === 'lapsed') {
    const departure = reservation ? new Date(reservation.dateDepart) : null;
    return [{ action: 'laisser', par: 'temps', at: lapsesAt(at, departure), echu: true }];
  }
  const steps: Step[] = [{ action: 'encaisser', par: 'prestataire', at: later(at, 6) }];
  for (const { line, at: when } of after) {
    const { evenement, rembourse = 0 } = line;
    if (evenement === 'paiement_libere') steps.push({ action: 'liberer', par: 'recipient', at: when });
    if (evenement === 'litige_ouvert') steps.push({ action: 'contester', par: 'recipient', at: when });
    if (evenement === 'litige_accorde') {
      steps.push({ action: 'trancher', par: 'accord', at: when, rembourse: eurosToCents(rembourse) });
    }
    if (evenement === 'reservation_annulee' && reservation) {
      const cancelled = {
        par: 'demandeur' as const,
        annuleeLe: when,
        confirmeeLe: null,
        dateDepart: new Date(reservation.dateDepart),
      };
      steps.push({ action: 'annuler', par: 'recipient', at: when, rembourse: refundOf(montant, cancelled) });
    }
  }
  return steps;
}
