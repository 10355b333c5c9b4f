import { describe, expect, test } from 'vitest';
import { BAREME, commissionOf, tauxOf } from '@/lib/payments/rules/commission';
import {
  balances,
  encaissement,
  reglement,
  remboursement,
  shares,
  stateOf,
  versement,
  versementAnnule,
} from '@/lib/payments/rules/ledger';
import {
  type Facts,
  lapsesAt,
  PAYMENT_ACTIONS,
  PAYMENT_PAR,
  STATUT_OF,
  stepFrom,
} from '@/lib/payments/rules/life';
import { ETATS_PAYMENT } from '@/lib/payments/schema';

describe('the life of a payment', () => {
  const montant = 6_000;
  const FACTS: Record<string, Facts> = {
    'tout, pas échu': { montant, rembourse: montant, echu: false, rendu: false },
    'partie, pas échu': { montant, rembourse: 1, echu: false, rendu: false },
    'rien, pas échu': { montant, rembourse: 0, echu: false, rendu: true },
    'rien, échu': { montant, rembourse: 0, echu: true, rendu: false },
  };
  const [all, part, none, due] = Object.keys(FACTS);
  /** Everything that is allowed, written out; all the rest is refused. */
  const ALLOWED: [from: string, action: string, by: string, facts: (string | undefined)[], to: string][] = [
    ['pending', 'encaisser', 'prestataire', [all, part, none, due], 'held'],
    ['pending', 'echouer', 'prestataire', [all, part, none, due], 'failed'],
    ['pending', 'retirer', 'sender', [all, part, none, due], 'withdrawn'],
    ['pending', 'laisser', 'temps', [due], 'lapsed'],
    ['failed', 'encaisser', 'prestataire', [all, part, none, due], 'refunded'],
    ['withdrawn', 'encaisser', 'prestataire', [all, part, none, due], 'refunded'],
    ['lapsed', 'encaisser', 'prestataire', [all, part, none, due], 'refunded'],
    ['held', 'liberer', 'recipient', [all, part, none, due], 'released'],
    ['held', 'liberer', 'temps', [due], 'released'],
    ['held', 'annuler', 'sender', [all], 'refunded'],
    ['held', 'annuler', 'recipient', [all], 'refunded'],
    ['held', 'annuler', 'recipient', [part], 'split'],
    ['held', 'contester', 'sender', [all, part, none], 'disputed'],
    ['held', 'contester', 'recipient', [all, part, none], 'disputed'],
    ['held', 'contester', 'destinataire', [all, part, none], 'disputed'],
    ['disputed', 'trancher', 'accord', [all], 'refunded'],
    ['disputed', 'trancher', 'accord', [part], 'split'],
    ['disputed', 'trancher', 'accord', [none, due], 'released'],
    ['disputed', 'trancher', 'operateur', [all], 'refunded'],
    ['disputed', 'trancher', 'operateur', [part], 'split'],
    ['disputed', 'trancher', 'operateur', [none, due], 'released'],
    ['released', 'reprendre', 'operateur', [none], 'refunded'],
    ['split', 'reprendre', 'operateur', [none], 'refunded'],
    ['held', 'perdre', 'prestataire', [all, part, none, due], 'refunded'],
    ['released', 'perdre', 'prestataire', [none], 'refunded'],
    ['split', 'perdre', 'prestataire', [none], 'refunded'],
  ];
  const expected = new Map(
    ALLOWED.flatMap(([from, action, by, facts, to]) =>
      facts.map((fact) => [[from, action, by, fact].join(' · '), to] as const),
    ),
  );

  for (const from of ETATS_PAYMENT) {
    test.each(PAYMENT_ACTIONS)(`${from}: %s`, (action) => {
      for (const by of PAYMENT_PAR) {
        for (const [name, facts] of Object.entries(FACTS)) {
          const step = [from, action, by, name].join(' · ');
          expect([step, stepFrom(from, action, by, facts)]).toEqual([step, expected.get(step) ?? null]);
        }
      }
    });
  }

  test('what was settled stays as it is, and a dispute freezes all but its end', () => {
    expect(PAYMENT_ACTIONS.some((action) => movable('refunded', action))).toBe(false);
    for (const from of ['released', 'split'] as const)
      expect(PAYMENT_ACTIONS.filter((action) => movable(from, action))).toEqual(['reprendre', 'perdre']);
    expect(PAYMENT_ACTIONS.filter((action) => movable('disputed', action))).toEqual(['trancher']);
  });

  function movable(from: (typeof ETATS_PAYMENT)[number], action: (typeof PAYMENT_ACTIONS)[number]) {
    return PAYMENT_PAR.some((by) =>
      Object.values(FACTS).some((facts) => stepFrom(from, action, by, facts) !== null),
    );
  }

  test('three words of the API stand for all of it', () => {
    expect(ETATS_PAYMENT.filter((etat) => STATUT_OF[etat] === 'pending')).toEqual(['pending']);
    expect(ETATS_PAYMENT.filter((etat) => STATUT_OF[etat] === 'failed')).toEqual([
      'failed',
      'withdrawn',
      'lapsed',
    ]);
  });

  test('a request waits two weeks, never beyond the departure', () => {
    const asked = new Date('2026-12-01T10:00:00Z');
    expect(lapsesAt(asked, null)).toEqual(new Date('2026-12-15T10:00:00Z'));
    expect(lapsesAt(asked, new Date('2026-12-05T06:30:00Z'))).toEqual(new Date('2026-12-05T06:30:00Z'));
    expect(lapsesAt(asked, new Date('2027-02-01T06:30:00Z'))).toEqual(new Date('2026-12-15T10:00:00Z'));
  });
});

describe('the commission', () => {
  test('falls from 15 % to 8 % as the amount grows, and a carrier never gets less for more', () => {
    const rates = BAREME.tranches.map(({ tauxDixMilliemes }) => tauxDixMilliemes);
    expect([rates[0], rates.at(-1)]).toEqual([1_500, 800]);
    expect(rates).toEqual([...rates].sort((a, b) => b - a));
    const nets = Array.from({ length: 120_000 }, (_, cents) => cents - commissionOf(cents, tauxOf(cents)));
    expect(nets.filter((net, cents) => net < (nets[cents - 1] ?? 0))).toEqual([]);
  });

  test.each([
    [1, 0],
    [3, 0],
    [4, 1],
    [10, 2],
    [5_000, 750],
    [5_001, 650],
    [15_000, 1_950],
    [15_001, 1_650],
    [40_001, 3_600],
    [100_000, 9_000],
    [100_001, 8_000],
    [10_000_000, 800_000],
  ])('of %i cents: %i, rounded half up', (cents, commission) => {
    expect(commissionOf(cents, tauxOf(cents))).toBe(commission);
  });

  test.each([-1, 0.5, Number.NaN, 2 ** 53])('refuses %s', (cents) => {
    expect(() => tauxOf(cents)).toThrow(RangeError);
    expect(() => commissionOf(cents, 1_500)).toThrow(RangeError);
  });
});

describe('the books', () => {
  const payment = { id: 'p', amountCentimes: 6_001, tauxDixMilliemes: 1_300 };
  test('what goes back carries no commission; the carrier gets the rest', () => {
    expect(shares(payment, 0)).toEqual({ rembourse: 0, commission: 780, verse: 5_221 });
    expect(shares(payment, 3_001)).toEqual({ rembourse: 3_001, commission: 390, verse: 2_610 });
    expect(shares(payment, 6_001)).toEqual({ rembourse: 6_001, commission: 0, verse: 0 });
    for (const wrong of [-1, 6_002, 0.5]) expect(() => shares(payment, wrong)).toThrow(RangeError);
  });

  test('every entry sums to zero, and each account tells what is owed', () => {
    const entries = [
      encaissement(payment),
      reglement(payment, 3_001),
      remboursement('r', 3_001),
      versement('v', 2_610),
      versementAnnule('v', 2_610),
      versement('w', 2_610),
    ];
    for (const { lignes } of entries) expect(lignes.reduce((sum, one) => sum + one.centimes, 0)).toBe(0);
    expect(balances(entries)).toEqual({
      prestataire: 390,
      conserve: 0,
      a_verser: 0,
      a_rembourser: 0,
      commission: -390,
    });
    expect(new Set(entries.map(({ cle }) => cle)).size).toBe(6);
  });

  test('a state is read from them', () => {
    const paid = encaissement(payment);
    expect(stateOf([])).toBe(null);
    expect(stateOf([paid])).toBe('held');
    expect(stateOf([paid, reglement(payment, 0)])).toBe('released');
    expect(stateOf([paid, reglement(payment, 1)])).toBe('split');
    expect(stateOf([paid, reglement(payment, 6_001)])).toBe('refunded');
  });
});
