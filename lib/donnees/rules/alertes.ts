import { type Table, TECHNIQUE, tu } from './colonne';
import { PERIODES } from './periodes';

const DE = 't.user_id = $1';
const compte = tu('numéro du compte', TECHNIQUE);
const GENRE = 'trajet, besoin ou produit';

/** The searches that people keep, and what they were told of. */
export const ALERTES = {
  alertes_dites: {
    est: 'Annonces que vos alertes ont trouvées',
    pour: 'ne vous dire qu’une fois la même',
    duree: PERIODES.alertes_dites.duree,
    de: DE,
    fin: 'efface',
    colonnes: {
      user_id: compte,
      chose_id: 'annonce',
      genre: GENRE,
      raison: 'pourquoi',
      alerte_id: tu('alerte', TECHNIQUE),
      created_at: 'trouvée le',
      dite_le: 'dite le',
    },
  },
  alertes: {
    est: 'Alertes',
    pour: 'vous dire ce qui est nouveau',
    duree: 'jusqu’à ce que vous les supprimiez',
    de: DE,
    fin: 'efface',
    colonnes: {
      id: tu('numéro', TECHNIQUE),
      user_id: compte,
      genre: GENRE,
      cle: tu('clé de la recherche', TECHNIQUE),
      ville_depart: 'ville de départ',
      depart_cle: tu('ville de départ, telle qu’on la cherche', TECHNIQUE),
      ville_arrivee: 'ville d’arrivée',
      arrivee_cle: tu('ville d’arrivée, telle qu’on la cherche', TECHNIQUE),
      poids_grammes: 'poids en grammes',
      du: 'à partir du',
      au: 'jusqu’au',
      type: 'type',
      categorie: 'catégorie',
      mots: 'mots',
      requete: tu('mots de la recherche', TECHNIQUE),
      rythme: 'rythme',
      active: 'active',
      created_at: 'créée le',
    },
  },
  alerte_reglages: {
    est: 'Alertes de vos besoins et de vos trajets',
    pour: 'savoir si vous les voulez',
    duree: 'tant que votre compte existe',
    de: DE,
    fin: 'efface',
    colonnes: { user_id: compte, besoins: 'besoins', trajets: 'trajets' },
  },
} satisfies Record<string, Table>;
