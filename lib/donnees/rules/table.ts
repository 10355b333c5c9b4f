import { ACCES } from './acces';
import { ACCORDS } from './accords';
import { ALERTES } from './alertes';
import { ANNONCES } from './annonces';
import { ARGENT } from './argent';
import { type Colonne, type Fin, type Table, TECHNIQUE } from './colonne';
import { COMPTE } from './compte';
import { ECHANGES } from './echanges';
import { PERIODES } from './periodes';

const REGLAGE: Record<string, Table> = {
  idempotency_keys: {
    est: 'Réponses à ce que vous avez envoyé',
    pour: 'qu’un envoi répété ne soit fait qu’une fois',
    duree: PERIODES.idempotency_keys.duree,
    de: "t.scope LIKE $1 || ' %'",
    fin: 'efface',
    colonnes: {
      scope: { est: 'appel', tu: TECHNIQUE },
      key: { est: 'clé', tu: TECHNIQUE },
      request_hash: { est: 'empreinte', tu: TECHNIQUE },
      status: { est: 'état', tu: TECHNIQUE },
      answer: { est: 'réponse, chiffrée', tu: TECHNIQUE },
      created_at: { est: 'le', tu: TECHNIQUE },
    },
  },
  mesures: {
    est: 'Temps d’affichage des pages publiques, en nombres',
    pour: 'savoir où le site est lent\u202f; rien n’y dit qui lisait',
    duree: PERIODES.mesures.duree,
    de: null,
    fin: { garde: 'rien n’y nomme quelqu’un' },
    colonnes: {
      jour: 'jour',
      page: 'genre de page',
      appareil: 'téléphone ou ordinateur',
      mesure: 'ce qui est mesuré',
      classe: 'durée, arrondie',
      nombre: 'combien de fois',
    },
  },
  rate_limits: {
    est: 'Compteurs des limites',
    pour: 'arrêter qui essaie sans fin\u202f; ils tiennent votre adresse IP',
    duree: PERIODES.rate_limits.duree,
    de: null,
    fin: { garde: 'ils s’effacent d’eux-mêmes en un jour au plus' },
    colonnes: { key: 'clé', points: 'nombre', expire: 'jusqu’à' },
  },
};

/**
 * Every table and every column of the database: what it is, what a person downloads of it, what becomes of it when their account
 * ends, and when it goes by itself. The download, the deletion and `/privacy` are made of it. The order is that of the deletion:
 * what is looked for by the account comes before the account itself.
 */
export const DONNEES: Record<string, Table> = {
  ...REGLAGE,
  ...ARGENT,
  ...ALERTES,
  ...ACCORDS,
  ...ECHANGES,
  ...ANNONCES,
  ...ACCES,
  ...COMPTE,
};

/** What becomes of a column when the account ends: as it says itself, or as its table does. */
export function finDe(table: Table, colonne: Colonne): Fin {
  return (typeof colonne === 'object' && colonne.fin) || table.fin;
}

/** Under which name a column is in a person's download; null when it is not. */
export function nomExporte(table: Table, colonne: Colonne): string | null {
  if (table.de === null) return null;
  if (typeof colonne === 'string') return colonne;
  return colonne.tu ? null : colonne.est;
}
