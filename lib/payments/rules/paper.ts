import type { Paper } from '@/lib/core/paper/print';
import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { NBSP, NNBSP } from '@/lib/core/text/text';
import { formatLongDate } from '@/lib/core/text/time';
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
const euros = (centimes: number) => formatEuros(centsToEuros(centimes));
const percent = (taux: number) => `${String(taux / 100).replace('.', ',')}${NBSP}%`;

/** The first thing that every paper of a payment in test mode says. */
export const PAPER_TEST = `Mode test${NBSP}: aucun argent n’a bougé. Ce document ne vaut rien.`;

type Layout = (recu: Recu) => Pick<Paper, 'titre' | 'parties' | 'lignes' | 'totaux' | 'notes'>;

const avoir: Layout = ({ contenu: { titulaire, autre, objet, centimes, montant, sur } }) => ({
  titre: 'Avoir',
  parties: [named('Remboursé à', titulaire), named('Pour le service de', autre)],
  lignes: [[objet, euros(centimes)]],
  totaux: [['Total remboursé', euros(centimes)]],
  notes: [`Sur le paiement de ${euros(montant)}${sur ? ` du reçu ${sur}` : ''}.`],
});

/** The invoice of a commission, and the credit note that gives it up, which say the same amounts. */
function commission(titre: string, total: string, said: (recu: Recu) => string): Layout {
  return (recu) => {
    const { exploitant, titulaire, centimes, tauxDixMilliemes } = recu.contenu;
    const tva = exploitant?.tva ? tvaIn(centimes, TVA) : 0;
    const taxes = exploitant?.tva ? [[`TVA ${percent(TVA)}`, euros(tva)]] : [];
    return {
      titre,
      parties: [named('Client', titulaire), ...(exploitant ? [named('Vendeur', exploitant)] : [])],
      lignes: [
        [`Mise en relation et conservation du paiement, ${percent(tauxDixMilliemes)}`, euros(centimes - tva)],
        ...taxes,
      ],
      totaux: [[exploitant?.tva ? `${total} TTC` : total, euros(centimes)]],
      notes: [
        said(recu),
        exploitant?.tva
          ? `TVA intracommunautaire du vendeur${NBSP}: ${exploitant.tva}.`
          : 'TVA non applicable, article 293 B du code général des impôts.',
      ],
    };
  };
}

const LAYOUT: Record<RecuGenre, Layout> = {
  paiement: ({ contenu: { titulaire, autre, objet, centimes } }) => ({
    titre: 'Reçu de paiement',
    parties: [named('Payé par', titulaire), named('Pour le service de', autre)],
    lignes: [[objet, euros(centimes)]],
    totaux: [['Total payé', euros(centimes)]],
    notes: [
      `Le montant comprend la commission du site. Il est conservé jusqu’à la livraison, puis versé${NBSP}; ce qui revient à qui a payé fait l’objet d’un avoir.`,
      'Ce reçu constate un encaissement pour le compte de la personne nommée ci-dessus. Il n’est pas la facture de son service.',
    ],
  }),
  avoir,
  avoir_solde: avoir,
  commission: commission(
    'Facture de commission',
    'Total',
    ({ contenu: { montant, verse } }) =>
      `Réglée le jour de son émission, par prélèvement sur un paiement de ${euros(montant)}${NBSP}; ${euros(verse)} reviennent au client. Pas d’escompte pour paiement anticipé.`,
  ),
  avoir_commission: commission(
    'Avoir sur commission',
    'Total de l’avoir',
    ({ contenu: { montant, sur } }) =>
      `Annule ${sur ? `la facture ${sur}` : 'la commission'}${NBSP}: le paiement de ${euros(montant)} a été rendu à qui avait payé.`,
  ),
};

const named = (role: string, { nom, lignes }: Partie) => ({ nom: role, lignes: [nom, ...lignes] });

/** A paper as it is printed: what it said when it was made, whatever changed since. */
export function paperOf(recu: Recu): Paper {
  const { contenu, creeLe, paymentId } = recu;
  const { exploitant, produit, trajet, test } = contenu;
  const { notes, ...layout } = LAYOUT[recu.genre](recu);
  return {
    ...layout,
    emetteur: produit,
    numero: numeroOf(recu),
    date: formatLongDate(creeLe),
    mention: test ? PAPER_TEST : null,
    faits: [
      ['Date', formatLongDate(creeLe)],
      ...(trajet ? [['Trajet', trajet] as [string, string]] : []),
      ['Référence du paiement', paymentId],
    ],
    colonnes: ['Désignation', 'Montant'],
    notes: [
      ...notes,
      exploitant
        ? `Émis par ${[exploitant.nom, ...exploitant.lignes].join(', ')}.`
        : `Émis par ${produit}${NNBSP}; l’exploitant du site n’est pas encore renseigné.`,
    ],
  };
}
