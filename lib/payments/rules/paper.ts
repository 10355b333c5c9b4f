import type { Paper } from '@/lib/core/paper/print';
import { coveredIn } from '@/lib/core/text/covered-in';
import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { NBSP } from '@/lib/core/text/text';
import { formatLongDate } from '@/lib/core/text/time';
import type { Langue } from '@/lib/langues/langue.mjs';
import { recus } from '@/lib/langues/recus';
import type { Said } from '@/lib/langues/words';
import { numeroOf, type RecuGenre, tvaIn } from './recus';

/** Somebody as a paper names them; where they live only on their own. */
export type Partie = { nom: string; lignes: string[] };

/** What a paper says, as it was when it was made. Amounts in cents. */
export type RecuContenu = {
  produit: string;
  exploitant: (Partie & { tva: string | null }) | null;
  titulaire: Partie;
  autre: Partie;
  objet: string;
  trajet: string | null;
  centimes: number;
  /** What was paid in all, and of it the carrier's. */
  montant: number;
  verse: number;
  tauxDixMilliemes: number;
  /** The number of the receipt, or of the invoice, of which a part or all is given back. */
  sur: string | null;
  test: boolean;
};

export type Recu = {
  serie: string;
  numero: number;
  genre: RecuGenre;
  paymentId: string;
  creeLe: string;
  contenu: RecuContenu;
};

/** The rate of VAT on what the site sells, in ten-thousandths. */
const TVA = 2_000;
const euros =
  (centimes: number): Said =>
  (langue) =>
    formatEuros(centsToEuros(centimes), langue);
const percent =
  (taux: number): Said =>
  (langue) =>
    langue === 'fr' ? `${String(taux / 100).replace('.', ',')}${NBSP}%` : `${taux / 100}%`;

type Layout = (recu: Recu) => {
  titre: Said;
  parties: [role: Said, partie: Partie][];
  lignes: Said[][];
  totaux: Said[][];
  notes: Said[];
};

const avoir: Layout = ({ contenu: { titulaire, autre, objet, centimes, montant, sur } }) => ({
  titre: recus('avoir'),
  parties: [
    [recus('rembourseA'), titulaire],
    [recus('pourService'), autre],
  ],
  lignes: [[coveredIn(objet), euros(centimes)]],
  totaux: [[recus('totalRembourse'), euros(centimes)]],
  notes: [recus('surPaiement', { montant: euros(montant), sur: sur ?? 'aucun' })],
});

/** The invoice of a commission, and the credit note that gives it up, which say the same amounts. */
function commission(titre: Said, totals: { total: Said; ttc: Said }, said: (recu: Recu) => Said): Layout {
  return (recu) => {
    const { exploitant, titulaire, centimes, tauxDixMilliemes } = recu.contenu;
    const tva = exploitant?.tva ? tvaIn(centimes, TVA) : 0;
    const taxes = exploitant?.tva ? [[recus('tva', { taux: percent(TVA) }), euros(tva)]] : [];
    return {
      titre,
      parties: [[recus('client'), titulaire], ...(exploitant ? [seller(exploitant)] : [])],
      lignes: [[recus('service', { taux: percent(tauxDixMilliemes) }), euros(centimes - tva)], ...taxes],
      totaux: [[exploitant?.tva ? totals.ttc : totals.total, euros(centimes)]],
      notes: [
        said(recu),
        exploitant?.tva ? recus('tvaVendeur', { numero: exploitant.tva }) : recus('sansTva'),
      ],
    };
  };
}

const seller = (exploitant: Partie): [Said, Partie] => [recus('vendeur'), exploitant];

const LAYOUT: Record<RecuGenre, Layout> = {
  paiement: ({ contenu: { titulaire, autre, objet, centimes } }) => ({
    titre: recus('recuPaiement'),
    parties: [
      [recus('payePar'), titulaire],
      [recus('pourService'), autre],
    ],
    lignes: [[coveredIn(objet), euros(centimes)]],
    totaux: [[recus('totalPaye'), euros(centimes)]],
    notes: [recus('comprend'), recus('constate')],
  }),
  avoir,
  avoir_solde: avoir,
  commission: commission(
    recus('facture'),
    { total: recus('total'), ttc: recus('totalTtc') },
    ({ contenu: { montant, verse } }) => recus('reglee', { montant: euros(montant), verse: euros(verse) }),
  ),
  avoir_commission: commission(
    recus('avoirCommission'),
    { total: recus('totalAvoir'), ttc: recus('totalAvoirTtc') },
    ({ contenu: { montant, sur } }) => recus('annule', { montant: euros(montant), sur: sur ?? 'aucun' }),
  ),
};

/**
 * A paper as it is printed, in that language: what it said when it was made, whatever changed since. The law knows the one
 * in French, which the others say.
 */
export function paperOf(recu: Recu, langue: Langue = 'fr'): Paper {
  const { contenu, creeLe, paymentId } = recu;
  const { exploitant, produit, trajet, test } = contenu;
  const { titre, parties, lignes, totaux, notes } = LAYOUT[recu.genre](recu);
  const say = (words: Said) => words(langue);
  const date = formatLongDate(creeLe, undefined, langue);
  const emis = exploitant
    ? recus('emis', { qui: [exploitant.nom, ...exploitant.lignes].join(', ') })
    : recus('emisSans', { qui: produit });
  return {
    langue,
    titre: say(titre),
    parties: parties.map(([role, { nom, lignes: about }]) => ({ nom: say(role), lignes: [nom, ...about] })),
    lignes: lignes.map((cells) => cells.map(say)),
    totaux: totaux.map((cells) => cells.map(say)),
    emetteur: produit,
    numero: numeroOf(recu),
    date,
    mention: test ? say(recus('test')) : null,
    faits: [
      [say(recus('date')), date],
      ...(trajet ? [[say(recus('trajet')), trajet] as [string, string]] : []),
      [say(recus('reference')), paymentId],
    ],
    colonnes: [recus('designation'), recus('montant')].map(say),
    notes: [...notes, emis, ...translated(langue)].map(say),
  };
}

/** What a paper in another language than the law's own says of itself. */
export const translated = (langue: Langue): Said[] => (langue === 'fr' ? [] : [recus('traduit')]);
