import type { EtatRemise } from '@/lib/reservations/schema';

/** Who does something with a parcel: its two people, the recipient through their link, time, an operator. */
export const REMISE_PAR = ['transporteur', 'demandeur', 'destinataire', 'temps', 'operateur'] as const;
export type RemisePar = (typeof REMISE_PAR)[number];

export const REMISE_ACTIONS = [
  'collecter',
  'livrer',
  'declarer',
  'contester',
  'proposer',
  'accepter',
  'trancher',
  'liberer',
  'partager',
  'voir',
  'annuler',
] as const;
export type RemiseAction = (typeof REMISE_ACTIONS)[number];

/**
 * What a step may depend on: whether the trip has left, money is held for the reservation, the step's time has come, and it is
 * told late by a device that kept it (`differe`).
 */
export type Facts = { parti: boolean; conserve: boolean; echu: boolean; differe: boolean };

type Step = {
  action: RemiseAction;
  from: readonly EtatRemise[];
  by: readonly RemisePar[];
  when?: readonly (keyof Facts)[];
  /** Nothing when it leaves the parcel where it is. */
  to?: EtatRemise;
};

const PARTIES = ['transporteur', 'demandeur', 'destinataire'] as const;
const UNDER_WAY = ['attendue', 'collectee', 'declaree', 'livree', 'contestee'] as const;

/** What may be done with a confirmed reservation's parcel, by whom, from where to where (docs/rules.md). What is not here is refused. */
const REMISE_LIFE: readonly Step[] = [
  { action: 'collecter', from: ['attendue'], by: ['transporteur'], to: 'collectee' },
  // Told late, by a phone that had no network: it is written down, and moves nothing back.
  { action: 'collecter', from: ['declaree', 'livree', 'contestee'], by: ['transporteur'] },
  { action: 'collecter', from: ['close'], by: ['transporteur'], when: ['differe'] },
  {
    action: 'livrer',
    from: ['attendue', 'collectee', 'declaree'],
    by: ['transporteur', 'destinataire'],
    to: 'livree',
  },
  // Whoever decides sees that it arrived; the money waits for the decision.
  { action: 'livrer', from: ['contestee'], by: ['transporteur', 'destinataire'] },
  { action: 'livrer', from: ['close'], by: ['transporteur'], when: ['differe'] },
  {
    action: 'declarer',
    from: ['attendue', 'collectee'],
    by: ['transporteur'],
    when: ['parti', 'conserve'],
    to: 'declaree',
  },
  { action: 'contester', from: ['attendue'], by: PARTIES, when: ['parti', 'conserve'], to: 'contestee' },
  {
    action: 'contester',
    from: ['collectee', 'declaree', 'livree'],
    by: PARTIES,
    when: ['conserve'],
    to: 'contestee',
  },
  { action: 'proposer', from: ['contestee'], by: ['transporteur', 'demandeur'] },
  { action: 'accepter', from: ['contestee'], by: ['transporteur', 'demandeur'], to: 'close' },
  { action: 'trancher', from: ['contestee'], by: ['operateur'], to: 'close' },
  { action: 'liberer', from: ['declaree', 'livree'], by: ['temps'], when: ['echu'], to: 'close' },
  // « Tout va bien », of who paid: whatever the carrier could show.
  {
    action: 'liberer',
    from: ['attendue', 'collectee', 'declaree', 'livree', 'close'],
    by: ['demandeur'],
    when: ['conserve'],
    to: 'close',
  },
  // Codes and the recipient's link are the sender's to show.
  { action: 'partager', from: UNDER_WAY, by: ['demandeur'] },
  { action: 'voir', from: UNDER_WAY, by: ['demandeur', 'destinataire'] },
  // Who has the parcel keeps the agreement: from there on a disagreement is the way.
  { action: 'annuler', from: ['attendue'], by: ['transporteur', 'demandeur'] },
];

/** Where a step leads, or null when it is not to be taken. */
export function stepFrom(
  from: EtatRemise,
  action: RemiseAction,
  by: RemisePar,
  facts: Facts,
): EtatRemise | null {
  const step = REMISE_LIFE.find(
    (one) =>
      one.action === action &&
      one.from.includes(from) &&
      one.by.includes(by) &&
      (one.when ?? []).every((fact) => facts[fact]),
  );
  return step ? (step.to ?? from) : null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many wrong codes close a door. */
export const MOST_TRIES = 5;

/** How long a door stays closed the nth time: a quarter of an hour, then twice as long each time, a day at most. */
export function pauseMs(nth: number): number {
  return Math.min(15 * MINUTE_MS * 2 ** Math.max(0, nth - 1), 24 * HOUR_MS);
}

export type Door = { essais: number; fermetures: number; pauseJusqua: Date | null };

/** Whether no code is looked at now. */
export function isClosed({ pauseJusqua }: Door, now: Date): boolean {
  return pauseJusqua !== null && +pauseJusqua > +now;
}

/** A door after one more wrong code: the fifth closes it, and what was counted begins anew. */
export function afterWrong(door: Door, now: Date): Door {
  const essais = door.essais + 1;
  if (essais < MOST_TRIES) return { ...door, essais };
  const fermetures = door.fermetures + 1;
  return { essais: 0, fermetures, pauseJusqua: new Date(+now + pauseMs(fermetures)) };
}

/** How long after a delivery by code, and after one that the carrier alone says, held money waits for who disagrees. */
export const RELEASE_HOURS = { livree: 24, declaree: 7 * 24 };

/** When held money is the carrier's if nobody disagrees; null as long as nobody says that the parcel arrived. */
export function releaseAt({
  livreeLe,
  declareeLe,
}: {
  livreeLe: Date | null;
  declareeLe: Date | null;
}): Date | null {
  const ends = [
    livreeLe && +livreeLe + RELEASE_HOURS.livree * HOUR_MS,
    declareeLe && +declareeLe + RELEASE_HOURS.declaree * HOUR_MS,
  ].filter((end) => end !== null);
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}

/** On which hours after a declaration the sender is reminded of it. */
const REMINDER_HOURS = [24, 3 * 24, 6 * 24] as const;
export const REMINDERS = REMINDER_HOURS.length;

/** How many reminders of a declaration are due. */
export function remindersDue(declareeLe: Date, now: Date): number {
  return REMINDER_HOURS.filter((hours) => +now >= +declareeLe + hours * HOUR_MS).length;
}

/**
 * How many days after its departure the two people of a paid parcel that nobody collected are asked what became of it, and
 * after its arrival of one that nobody delivered. From the last on it stands on the operators' list; no silence moves money.
 */
export const ASKED_AFTER_DAYS = [1, 3, 7] as const;
/** For how long: what stood for months when somebody looks at it first is the operators'. */
export const ASKED_DAYS = 90;

/** Between two reminders, and between the last one and what follows it, also when nothing ran for days. */
export const REMINDERS_APART_HOURS = 20;

/** What time waits for before it releases, beside `releaseAt`: reminders that were sent, and money that came later. */
type Waits = { rappels: number; rappelLe: Date | null; payeLe: Date | null; now: Date };

/**
 * When time releases held money at the soonest, of a parcel that is said to be there: `releaseAt`, and not before all
 * reminders of a declaration were sent, nor within 24 hours of the last payment. Null as `releaseAt`.
 */
export function soonestRelease(
  { livreeLe, declareeLe }: { livreeLe: Date | null; declareeLe: Date | null },
  { rappels, rappelLe, payeLe, now }: Waits,
): Date | null {
  const delivered = releaseAt({ livreeLe, declareeLe: null });
  const declared = releaseAt({ livreeLe: null, declareeLe });
  let last = rappelLe ? +rappelLe : null;
  for (const hours of declareeLe ? REMINDER_HOURS.slice(rappels) : []) {
    const apart = last === null ? 0 : last + REMINDERS_APART_HOURS * HOUR_MS;
    last = Math.max(+now, +(declareeLe ?? 0) + hours * HOUR_MS, apart);
  }
  const told = declared && Math.max(+declared, (last ?? 0) + REMINDERS_APART_HOURS * HOUR_MS);
  const ends = [delivered && +delivered, told].filter((end) => end !== null);
  if (ends.length === 0) return null;
  const paid = payeLe ? +payeLe + RELEASE_HOURS.livree * HOUR_MS : 0;
  return new Date(Math.max(Math.min(...ends), paid));
}

/** What a device may say about when something happened: not before the agreement, not after it was told. */
export function deviceTime(said: string | undefined, { from, now }: { from: Date; now: Date }): Date | null {
  if (said === undefined) return null;
  const instant = new Date(said);
  return +instant >= +from && +instant <= +now + MINUTE_MS ? instant : null;
}

/**
 * Whether a code that is told after a cancellation was given before it: by the device's time, or because the collection is
 * known to have been. Then it is written down; what the cancellation gave to others stays theirs.
 */
export function givenBefore(annuleeLe: Date, appareilLe: Date | null, collecteeLe: Date | null): boolean {
  return collecteeLe !== null || (appareilLe !== null && +appareilLe < +annuleeLe);
}

/** How many splits one side may propose in a dispute: each tells the other. */
export const MOST_PROPOSALS = 20;

/** Divides what goes back among several payments by their amounts, to the cent, none beyond its own. */
export function spread(rembourse: number, montants: readonly number[]): number[] {
  const whole = montants.reduce((sum, one) => sum + one, 0);
  if (!Number.isSafeInteger(rembourse) || rembourse < 0 || rembourse > whole) {
    throw new RangeError(`not a part of ${whole}: ${rembourse}`);
  }
  let [given, seen] = [0, 0];
  return montants.map((one) => {
    seen += one;
    const until = whole === 0 ? 0 : Number((BigInt(rembourse) * BigInt(seen)) / BigInt(whole));
    const part = until - given;
    given = until;
    return part;
  });
}
