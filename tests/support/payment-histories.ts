import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import {
  balances,
  type Ecriture,
  owed,
  type Priced,
  remboursement,
  stateOf,
  versement,
  versementAnnule,
} from '@/lib/payments/rules/ledger';
import { PAYMENT_ACTIONS, PAYMENT_PAR, type PaymentAction, type PaymentPar } from '@/lib/payments/rules/life';
import { moveOf } from '@/lib/payments/rules/move';
import type { EtatPayment } from '@/lib/payments/schema';

// Random lives of a payment: steps in any order by anybody, the provider's answers lost, late, doubled or taken back.

type Op =
  | { op: 'step'; action: PaymentAction; by: PaymentPar; part: number; echu: boolean }
  | { op: 'demander'; compte: 'a_verser' | 'a_rembourser' }
  | { op: 'repondre' | 'echouer' | 'reprendre' | 'repeter'; nth: number };
export type History = { amountCentimes: number; tauxDixMilliemes: number; ops: Op[] };

/** Where a history is played: in memory or in a database, by the same rules. */
export type Books = {
  move(
    action: PaymentAction,
    by: PaymentPar,
    facts: { rembourse: number; echu: boolean; rendu: boolean },
  ): Promise<EtatPayment>;
  post(ecriture: Ecriture): Promise<void>;
  entries(): Promise<Ecriture[]>;
};

const likely = fc.constantFrom<[PaymentAction, PaymentPar][]>(
  ['encaisser', 'prestataire'],
  ['echouer', 'prestataire'],
  ['retirer', 'sender'],
  ['annuler', 'recipient'],
  ['contester', 'recipient'],
  ['trancher', 'accord'],
  ['reprendre', 'operateur'],
  ['perdre', 'prestataire'],
);
const any = fc.tuple(fc.constantFrom(...PAYMENT_ACTIONS), fc.constantFrom(...PAYMENT_PAR));
const step = fc
  .tuple(
    fc.oneof(likely, any),
    fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    fc.boolean(),
  )
  .map(([[action, by], part, echu]): Op => ({ op: 'step', action, by, part, echu }));
const ask = fc
  .constantFrom<('a_verser' | 'a_rembourser')[]>('a_verser', 'a_rembourser')
  .map((compte): Op => ({ op: 'demander', compte }));
const answer = fc
  .tuple(
    fc.constantFrom<('repondre' | 'echouer' | 'reprendre' | 'repeter')[]>(
      'repondre',
      'repondre',
      'echouer',
      'reprendre',
      'repeter',
    ),
    fc.nat(30),
  )
  .map(([op, nth]): Op => ({ op, nth }));

const steps = fc.array(fc.oneof(step, ask, answer), { maxLength: 30 });
/** Half begin with the money's arrival, for without it little can happen. */
const paid = steps.map((ops): Op[] => [
  { op: 'step', action: 'encaisser', by: 'prestataire', part: 0, echu: false },
  ...ops,
]);

/** Any life of any payment. */
export const histories: fc.Arbitrary<History> = fc.record({
  amountCentimes: fc.oneof(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 10_000_000 })),
  tauxDixMilliemes: fc.integer({ min: 800, max: 1_500 }),
  ops: fc.oneof(steps, paid),
});

const TAKEN_BACK = new Set<PaymentAction>(['reprendre', 'perdre']);

type Call = {
  id: string;
  compte: 'a_verser' | 'a_rembourser';
  centimes: number;
  etat: 'demande' | 'fait' | 'echoue' | 'repris';
};

/**
 * Plays a history and lets it end: what still waits lapses or is released, what is owed is sent. Throws at the first moment
 * at which the books are wrong. Answers what came in and where it went.
 */
export async function play({ amountCentimes, ops }: History, books: Books) {
  const calls: Call[] = [];
  let state: EtatPayment = 'pending';
  const at = <T>(list: T[], nth: number) => list[nth % Math.max(1, list.length)];
  const ofState = (...etats: Call['etat'][]) => calls.filter(({ etat }) => etats.includes(etat));

  async function ask(compte: Call['compte']) {
    const open = ofState('demande').filter((call) => call.compte === compte);
    const asked = open.reduce((sum, { centimes }) => sum + centimes, 0);
    const centimes = owed(compte, await books.entries(), asked);
    if (centimes > 0) calls.push({ id: randomUUID(), compte, centimes, etat: 'demande' });
  }
  /** Nothing of the carrier's share is out. */
  const isBack = (entries: Ecriture[]) =>
    sumOf(entries, 'versement', 'a_verser') + sumOf(entries, 'versement_annule', 'a_verser') === 0;
  const sent = ({ compte, id, centimes }: Call) =>
    (compte === 'a_verser' ? versement : remboursement)(id, centimes);

  async function doOne(one: Op): Promise<void> {
    if (one.op === 'step') {
      const entries = await books.entries();
      const before = -sumOf(entries, 'reglement', 'a_rembourser');
      // What is taken back is what is left: of it nothing is chosen.
      const rembourse = TAKEN_BACK.has(one.action) ? before : Math.round(one.part * amountCentimes);
      const rendu = isBack(entries) && ofState('demande').length === 0;
      state = await books.move(one.action, one.by, { rembourse, echu: one.echu, rendu });
    } else if (one.op === 'demander') await ask(one.compte);
    else if (one.op === 'repeter') {
      const before = at(await books.entries(), one.nth);
      if (before) await books.post(before);
    } else {
      const wanted = one.op === 'reprendre' ? ofState('fait') : ofState('demande');
      const call = at(wanted, one.nth);
      if (!call) return;
      if (one.op === 'echouer') call.etat = 'echoue';
      else if (one.op === 'repondre') {
        call.etat = 'fait';
        await books.post(sent(call));
      } else if (call.compte === 'a_verser') {
        call.etat = 'repris';
        await books.post(versementAnnule(call.id, call.centimes));
      }
    }
  }

  for (const one of ops) {
    await doOne(one);
    expectSound(state, amountCentimes, await books.entries());
  }
  const last = { part: 0.3, echu: true };
  await doOne({ op: 'step', action: 'laisser', by: 'temps', ...last });
  await doOne({ op: 'step', action: 'trancher', by: 'operateur', ...last });
  await doOne({ op: 'step', action: 'liberer', by: 'temps', ...last });
  for (const compte of ['a_verser', 'a_rembourser'] as const) await ask(compte);
  while (ofState('demande').length > 0) await doOne({ op: 'repondre', nth: 0 });
  const entries = await books.entries();
  expectSound(state, amountCentimes, entries);
  return { state, ...expectEnded(entries) };
}

function expectSound(state: EtatPayment, amount: number, entries: Ecriture[]): void {
  for (const { cle, lignes } of entries)
    if (lignes.reduce((sum, one) => sum + one.centimes, 0) !== 0) throw new Error(`${cle} does not balance`);
  if (new Set(entries.map(({ cle }) => cle)).size !== entries.length)
    throw new Error('an entry stands twice');
  if (entries.filter(({ genre }) => genre === 'reglement').length > 1) throw new Error('settled twice');
  const { prestataire: _, ...owing } = balances(entries);
  for (const [compte, balance] of Object.entries(owing))
    if (balance > 0 || balance < -amount) throw new Error(`${compte} is on the wrong side: ${balance}`);
  const money = stateOf(entries);
  const told =
    state === 'disputed'
      ? 'held'
      : ['pending', 'failed', 'withdrawn', 'lapsed'].includes(state)
        ? null
        : state;
  if (money !== told) throw new Error(`the books say ${money}, the payment ${state}`);
}

const sumOf = (entries: Ecriture[], genre: Ecriture['genre'], compte: string) =>
  entries
    .filter((one) => one.genre === genre)
    .flatMap(({ lignes }) => lignes)
    .filter((ligne) => ligne.compte === compte)
    .reduce((total, { centimes }) => total + centimes, 0);

function expectEnded(entries: Ecriture[]) {
  const sum = (genre: Ecriture['genre'], compte: string) => sumOf(entries, genre, compte);
  const captured = sum('encaissement', 'prestataire');
  const released = sum('versement', 'a_verser') + sum('versement_annule', 'a_verser');
  const refunded = sum('remboursement', 'a_rembourser');
  const fee = -balances(entries).commission;
  if (captured !== released + fee + refunded) {
    throw new Error(`${captured} came in; ${released} + ${fee} + ${refunded} went out`);
  }
  return { captured, released, fee, refunded };
}

/** Books in memory: a payment of that price, moved and posted by the rules alone. */
export function memoryBooks(payment: Priced): Books {
  const entries = new Map<string, Ecriture>();
  let state: EtatPayment = 'pending';
  const post = async (ecriture: Ecriture) => {
    const before = entries.get(ecriture.cle);
    if (before && JSON.stringify(before) !== JSON.stringify(ecriture)) {
      throw new Error(`${ecriture.cle} stands already with other lines`);
    }
    entries.set(ecriture.cle, ecriture);
  };
  return {
    post,
    entries: async () => [...entries.values()],
    async move(action, by, facts) {
      const move = moveOf({ ...payment, state }, action, by, facts);
      if (!move) return state;
      for (const ecriture of move.ecritures) await post(ecriture);
      state = move.to;
      return state;
    },
  };
}
