import type { Paper } from '@/lib/core/paper/print';
import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { formatLongDate } from '@/lib/core/text/time';
import type { Langue } from '@/lib/langues/langue.mjs';
import { recus } from '@/lib/langues/recus';
import { translated } from './paper';

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

/** A carrier's year as the platform reports it (directive (UE) 2021/514, « DAC7 »): who, and by quarter how much, how often, what was kept. In that language. */
export function releveOf(
  { annee, produit, exploitant, titulaire, trimestres, test, le }: Releve,
  langue: Langue = 'fr',
): Paper {
  const say = (...asked: Parameters<typeof recus>) => recus(...asked)(langue);
  const euros = (centimes: number) => formatEuros(centsToEuros(centimes), langue);
  const day = (instant: Date | string) => formatLongDate(instant, undefined, langue);
  const unknown = say('inconnu');
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
    langue,
    emetteur: produit,
    titre: say('releve'),
    numero: String(annee),
    date: day(le),
    mention: test ? say('test') : null,
    parties: [
      {
        nom: say('titulaire'),
        lignes: [titulaire.nom, titulaire.adresse, titulaire.pays].filter((line) => line !== null),
      },
      {
        nom: say('operateur'),
        lignes: exploitant
          ? [exploitant.name, ...(exploitant.address ? [exploitant.address] : [])]
          : [produit, unknown],
      },
    ],
    faits: [
      [say('naissance'), titulaire.naissance ? day(`${titulaire.naissance}T12:00:00Z`) : unknown],
      [say('siret'), titulaire.siret ?? unknown],
      [say('identifiantFiscal'), unknown],
      [say('numeroTva'), unknown],
      [say('compte'), say('compteIndique')],
      [say('activite'), say('transportColis')],
    ],
    colonnes: [say('colonneTrimestre'), say('operations'), say('verse'), say('commissionRetenue')],
    lignes: all.map((one) => cells(say('trimestre', { rang: one.trimestre, annee }), one)),
    totaux: [
      cells(say('total'), {
        nombre: total('nombre'),
        verse: total('verse'),
        commission: total('commission'),
      }),
    ],
    notes: [say('credites', { annee }), ...translated(langue).map((words) => words(langue))],
  };
}
