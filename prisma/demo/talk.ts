import type { EvenementType } from '@/lib/conversations/schema';

/** How far a request for money came by itself; what became of paid money is told by the lines that follow it. */
type FinPaiement = 'pending' | 'completed' | 'failed' | 'withdrawn' | 'lapsed';

export type Line = {
  de: 'a' | 'b';
  /** Words; of what happened, those that go with it: why somebody disagrees, what was said at the door. */
  texte: string;
  /** Days ago, where it is not a few minutes before the next line. */
  ilYa?: number;
  /** What happened to the reservation of `a` on the trip, and what of the money it gave back. */
  evenement?: EvenementType;
  rembourse?: number;
  paiement?: { euros: number; fin: FinPaiement; pour: string };
};
/** A split that one side of a disagreement proposes. */
type Proposition = { de: 'a' | 'b'; euros: number; ligne: string; ilYa: number };
export type Talk = {
  a: string;
  b: string;
  /** What it is about: a trip of `b`’s (the one that leaves in so many days), or the title of a need or product. */
  sujet: { trajet: string; jours?: number } | { besoin: string } | { produit: string } | null;
  /** Days ago of the last message. */
  ilYa: number;
  /** Messages at the end that the other one has not read yet. */
  nonLus: number;
  lignes: Line[];
  propositions: Proposition[];
};

const EVENEMENTS: Record<string, Pick<Line, 'de' | 'evenement'>> = {
  demandee: { de: 'a', evenement: 'reservation_demandee' },
  confirmee: { de: 'b', evenement: 'reservation_confirmee' },
  annulee: { de: 'a', evenement: 'reservation_annulee' },
  collecte: { de: 'b', evenement: 'colis_collecte' },
  livre: { de: 'b', evenement: 'colis_livre' },
  declare: { de: 'b', evenement: 'livraison_declaree' },
  bien: { de: 'a', evenement: 'paiement_libere' },
  litige: { de: 'a', evenement: 'litige_ouvert' },
  accorde: { de: 'a', evenement: 'litige_accorde' },
};

/**
 * Lines are "a …" or "b …"; "€ 45 completed words" is a request for money by `b`, "! demandee" what happened to the reservation,
 * with its words or what it gives back ("! accorde 12"). "@2.5 " before a line says how many days ago it was.
 */
export function talk(
  a: string,
  b: string,
  sujet: Talk['sujet'],
  ilYa: number,
  nonLus: number,
  text: string,
  propositions: Proposition[] = [],
): Talk {
  return { a, b, sujet, ilYa, nonLus, lignes: text.trim().split('\n').map(lineOf), propositions };
}

function lineOf(line: string): Line {
  const [, days, who, words = ''] = /^\s*(?:@([\d.]+) )?(a|b|€|!) (.*)$/.exec(line) ?? [];
  const at = days === undefined ? {} : { ilYa: Number(days) };
  const [first = '', ...rest] = words.split(' ');
  if (who === '!') {
    const happened = EVENEMENTS[first];
    if (!happened) throw new Error(`nothing is called ${first}`);
    const rembourse = happened.evenement === 'litige_accorde' ? { rembourse: Number(rest[0]) } : {};
    return { ...at, ...happened, de: happened.de, ...rembourse, texte: rest.join(' ') };
  }
  if (who !== '€') return { ...at, de: who === 'b' ? 'b' : 'a', texte: words };
  const [fin, ...pour] = rest;
  return {
    ...at,
    de: 'b',
    texte: '',
    paiement: { euros: Number(first), fin: fin as FinPaiement, pour: pour.join(' ') },
  };
}
