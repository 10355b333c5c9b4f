import type { Paper } from '@/lib/core/paper/print';
import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { NBSP } from '@/lib/core/text/text';
import { formatLongDate } from '@/lib/core/text/time';
import { PAPER_TEST } from './paper';

/** What somebody was credited with in a quarter, in cents: their share, and what the site kept of it. */
export type Quarter = { trimestre: number; nombre: number; verse: number; commission: number };

type Releve = {
  annee: number;
  produit: string;
  exploitant: { name: string; address: string | null } | null;
  titulaire: {
    nom: string;
    adresse: string | null;
    pays: string;
    siret: string | null;
    naissance: string | null;
  };
  trimestres: Quarter[];
  test: boolean;
  le: Date;
};

const UNKNOWN = 'non communiqué';
const euros = (centimes: number) => formatEuros(centsToEuros(centimes));

/** A carrier's year as the platform reports it (directive (UE) 2021/514, « DAC7 »): who, and by quarter how much, how often, what was kept. */
export function releveOf({ annee, produit, exploitant, titulaire, trimestres, test, le }: Releve): Paper {
  const all = [1, 2, 3, 4].map(
    (trimestre) =>
      trimestres.find((one) => one.trimestre === trimestre) ?? {
        trimestre,
        nombre: 0,
        verse: 0,
        commission: 0,
      },
  );
  const total = (field: 'nombre' | 'verse' | 'commission') => all.reduce((sum, one) => sum + one[field], 0);
  const cells = (name: string, { nombre, verse, commission }: Omit<Quarter, 'trimestre'>) => [
    name,
    String(nombre),
    euros(verse),
    euros(commission),
  ];
  return {
    emetteur: produit,
    titre: 'Relevé annuel',
    numero: String(annee),
    date: formatLongDate(le),
    mention: test ? PAPER_TEST : null,
    parties: [
      {
        nom: 'Titulaire',
        lignes: [titulaire.nom, titulaire.adresse, titulaire.pays].filter((line) => line !== null),
      },
      {
        nom: 'Opérateur de plateforme',
        lignes: exploitant
          ? [exploitant.name, ...(exploitant.address ? [exploitant.address] : [])]
          : [produit, UNKNOWN],
      },
    ],
    faits: [
      [
        'Date de naissance',
        titulaire.naissance ? formatLongDate(`${titulaire.naissance}T12:00:00Z`) : UNKNOWN,
      ],
      ['SIRET', titulaire.siret ?? UNKNOWN],
      ['Identifiant fiscal', UNKNOWN],
      ['Numéro de TVA', UNKNOWN],
      ['Compte crédité', 'celui indiqué au prestataire de paiement'],
      ['Activité', 'Service de transport de colis'],
    ],
    colonnes: ['Trimestre', 'Opérations', 'Versé', 'Commission retenue'],
    lignes: all.map((one) =>
      cells(`${one.trimestre}${one.trimestre === 1 ? 'er' : 'e'} trimestre ${annee}`, one),
    ),
    totaux: [
      cells('Total', { nombre: total('nombre'), verse: total('verse'), commission: total('commission') }),
    ],
    notes: [
      `Montants crédités du 1er janvier au 31 décembre ${annee}, heure de Paris, commission déduite. Les plateformes transmettent ces informations à l’administration fiscale (directive (UE) 2021/514)${NBSP}; ce relevé vous en informe.`,
    ],
  };
}
