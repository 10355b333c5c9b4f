import type { EtatPayment, StatutPayment } from '../schema';

/** Who moves a payment: who asks, who pays, the parcel's recipient, the provider's verified answer, time, both, an operator. */
export const PAYMENT_PAR = [
  'sender',
  'recipient',
  'destinataire',
  'prestataire',
  'temps',
  'accord',
  'operateur',
] as const;
export type PaymentPar = (typeof PAYMENT_PAR)[number];

export const PAYMENT_ACTIONS = [
  'encaisser',
  'echouer',
  'retirer',
  'laisser',
  'liberer',
  'annuler',
  'contester',
  'trancher',
  'reprendre',
  'perdre',
] as const;
export type PaymentAction = (typeof PAYMENT_ACTIONS)[number];

/**
 * What a step may depend on: whether its time has come (`echu`), how much of the amount goes back to who paid, and whether
 * nothing of it is out (`rendu`). A step that settles says what goes back by its guard: everything, a part, nothing.
 */
export type Facts = { montant: number; rembourse: number; echu: boolean; rendu: boolean };

const GUARDS = {
  echu: ({ echu }: Facts) => echu,
  'pas echu': ({ echu }: Facts) => !echu,
  tout: ({ montant, rembourse }: Facts) => rembourse === montant,
  partie: ({ montant, rembourse }: Facts) => rembourse > 0 && rembourse < montant,
  rien: ({ rembourse }: Facts) => rembourse === 0,
  rendu: ({ rendu }: Facts) => rendu,
};

type Step = {
  from: readonly EtatPayment[];
  action: PaymentAction;
  by: readonly PaymentPar[];
  when?: keyof typeof GUARDS;
  to: EtatPayment;
};

/** The whole life of a payment (docs/rules.md): who may move it from where to where, and when. What is not here is refused. */
const PAYMENT_LIFE: readonly Step[] = [
  { from: ['pending'], action: 'encaisser', by: ['prestataire'], to: 'held' },
  { from: ['pending'], action: 'echouer', by: ['prestataire'], to: 'failed' },
  { from: ['pending'], action: 'retirer', by: ['sender'], to: 'withdrawn' },
  { from: ['pending'], action: 'laisser', by: ['temps'], when: 'echu', to: 'lapsed' },
  // Money that comes when nothing waits for it any more goes back at once.
  { from: ['failed', 'withdrawn', 'lapsed'], action: 'encaisser', by: ['prestataire'], to: 'refunded' },
  { from: ['held'], action: 'liberer', by: ['recipient'], to: 'released' },
  { from: ['held'], action: 'liberer', by: ['temps'], when: 'echu', to: 'released' },
  { from: ['held'], action: 'annuler', by: ['sender', 'recipient'], when: 'tout', to: 'refunded' },
  { from: ['held'], action: 'annuler', by: ['recipient'], when: 'partie', to: 'split' },
  {
    from: ['held'],
    action: 'contester',
    by: ['sender', 'recipient', 'destinataire'],
    when: 'pas echu',
    to: 'disputed',
  },
  { from: ['disputed'], action: 'trancher', by: ['accord', 'operateur'], when: 'tout', to: 'refunded' },
  { from: ['disputed'], action: 'trancher', by: ['accord', 'operateur'], when: 'partie', to: 'split' },
  { from: ['disputed'], action: 'trancher', by: ['accord', 'operateur'], when: 'rien', to: 'released' },
  { from: ['released', 'split'], action: 'reprendre', by: ['operateur'], when: 'rendu', to: 'refunded' },
  // The bank gave it back to who paid, whatever stood here; what was sent is taken back first.
  { from: ['held'], action: 'perdre', by: ['prestataire'], to: 'refunded' },
  { from: ['released', 'split'], action: 'perdre', by: ['prestataire'], when: 'rendu', to: 'refunded' },
];

/** Where a step leads, or null when it is not to be taken. */
export function stepFrom(
  from: EtatPayment,
  action: PaymentAction,
  by: PaymentPar,
  facts: Facts,
): EtatPayment | null {
  const step = PAYMENT_LIFE.find(
    (one) =>
      one.action === action &&
      one.from.includes(from) &&
      one.by.includes(by) &&
      (one.when === undefined || GUARDS[one.when](facts)),
  );
  return step?.to ?? null;
}

/** The word of the API for each state: paid is paid, whatever became of the money then. */
export const STATUT_OF: Record<EtatPayment, StatutPayment> = {
  pending: 'pending',
  held: 'completed',
  disputed: 'completed',
  released: 'completed',
  refunded: 'completed',
  split: 'completed',
  failed: 'failed',
  withdrawn: 'failed',
  lapsed: 'failed',
};

/** How many requests may wait in one conversation. */
export const MOST_PENDING = 5;

/** How many may be made in one conversation in a day, whatever became of them. */
export const MOST_A_DAY = 10;

/** How long a request waits to be paid; it never waits beyond the departure of what it is for. */
const PENDING_DAYS = 14;

/** When a request lapses if nobody pays it. */
export function lapsesAt(createdAt: Date, dateDepart: Date | null): Date {
  const latest = +createdAt + PENDING_DAYS * 86_400_000;
  return new Date(dateDepart ? Math.min(latest, +dateDepart) : latest);
}
