import { devient, mots, nomDe, SECRET, type Table, TECHNIQUE, tu } from './colonne';
import { PERIODES } from './periodes';

const LOI = { garde: 'la loi impose de garder dix ans les pièces de comptabilité' };
const DUREE =
  'dix ans au moins, comme la loi le veut\u202f; après la suppression du compte, sans rien qui vous nomme';
const COMPTES = 'payer, rembourser et tenir les comptes';
const DU_PAIEMENT =
  'EXISTS (SELECT FROM payments p WHERE p.id = t.payment_id AND $1 IN (p.sender_id, p.recipient_id))';
const numero = 'numéro';
const paiement = 'paiement';
const SANS_PERSONNE = { garde: 'rien n’y nomme quelqu’un' };

/** Money: what was asked for, paid and written in the books. */
export const ARGENT = {
  payments: {
    est: 'Paiements',
    pour: COMPTES,
    duree: DUREE,
    de: '$1 IN (t.sender_id, t.recipient_id)',
    fin: LOI,
    colonnes: {
      id: numero,
      sender_id: { est: 'demandé par', lu: nomDe('sender_id') },
      recipient_id: { est: 'payé par', lu: nomDe('recipient_id') },
      conversation_id: 'conversation',
      demande_id: 'besoin',
      transport_id: 'trajet',
      produit_id: 'produit',
      reservation_id: 'réservation',
      confirmee_le: 'réservation confirmée le',
      amount_centimes: 'montant en centimes',
      devise: 'devise',
      description: mots('objet', 't.sender_id = $1'),
      bareme: 'barème',
      taux_dix_milliemes: 'commission en dix millièmes',
      state: 'état',
      provider: 'prestataire',
      provider_ref: tu('référence chez le prestataire', TECHNIQUE),
      created_at: 'demandé le',
      lapses_at: 'à payer avant le',
      moved_at: 'changé le',
      solde_le: 'soldé le',
      envoi_apres: tu('envoyé après', TECHNIQUE),
      gele_le: 'contesté par la banque le',
      gele_par: tu('contestations ouvertes', TECHNIQUE),
      opposition_perdue: tu('décision de la banque', TECHNIQUE),
      reprise_le: 'repris le',
    },
  },
  payment_calls: {
    est: 'Ordres donnés au prestataire de paiement',
    pour: COMPTES,
    duree: DUREE,
    de: DU_PAIEMENT,
    fin: LOI,
    colonnes: {
      id: tu(numero, TECHNIQUE),
      payment_id: paiement,
      genre: 'genre',
      centimes: 'montant en centimes',
      etat: 'état',
      ref: tu('référence chez le prestataire', TECHNIQUE),
      created_at: 'donné le',
      relire_apres: tu('relu après', TECHNIQUE),
    },
  },
  payment_moves: {
    est: 'Histoire des paiements',
    pour: COMPTES,
    duree: DUREE,
    de: DU_PAIEMENT,
    fin: LOI,
    colonnes: {
      id: tu(numero, TECHNIQUE),
      payment_id: paiement,
      action: 'ce qui est arrivé',
      par: 'par',
      user_id: tu('numéro du compte', TECHNIQUE),
      avant: 'avant',
      apres: 'après',
      created_at: 'le',
    },
  },
  ledger_entries: {
    est: 'Écritures',
    pour: COMPTES,
    duree: DUREE,
    de: DU_PAIEMENT,
    fin: LOI,
    colonnes: {
      id: tu(numero, TECHNIQUE),
      payment_id: paiement,
      cle: tu('clé', TECHNIQUE),
      genre: 'genre',
      lignes: 'lignes',
      created_at: 'le',
    },
  },
  ledger_lines: {
    est: 'Lignes des écritures',
    pour: COMPTES,
    duree: DUREE,
    de: null,
    fin: SANS_PERSONNE,
    colonnes: {
      entry_id: 'écriture',
      position: 'rang',
      compte: 'compte',
      centimes: 'centimes',
      devise: 'devise',
    },
  },
  recus: {
    est: 'Reçus et factures',
    pour: COMPTES,
    duree: PERIODES.recus.duree,
    de: `EXISTS (SELECT FROM payments p WHERE p.id = t.payment_id
      AND CASE t.genre WHEN 'commission' THEN p.sender_id ELSE p.recipient_id END = $1)`,
    fin: LOI,
    colonnes: {
      id: tu(numero, TECHNIQUE),
      serie: 'série',
      numero: 'numéro',
      genre: 'genre',
      payment_id: paiement,
      contenu: {
        est: 'contenu',
        fin: {
          garde: 'votre nom, votre adresse et vos mots en sont ôtés\u202f; l’original est scellé à côté',
        },
      },
      scelle: tu('original scellé', SECRET, {
        garde: 'chiffré, ouvert seulement pour qui a le droit de le demander',
      }),
      created_at: 'émis le',
    },
  },
  recu_ouvertures: {
    est: 'Documents scellés qui ont été ouverts',
    pour: 'que personne ne les lise sans que cela se sache',
    duree: 'sans limite\u202f: ce que l’équipe a fait reste écrit',
    de: null,
    fin: SANS_PERSONNE,
    colonnes: { id: numero, recu_id: 'numéro du document', raison: 'raison', created_at: 'ouvert le' },
  },
  recu_series: {
    est: 'Numéros des reçus',
    pour: COMPTES,
    duree: DUREE,
    de: null,
    fin: SANS_PERSONNE,
    colonnes: { serie: 'série', dernier: 'dernier numéro' },
  },
  payout_accounts: {
    est: 'Compte où vous êtes payé',
    pour: 'vous verser votre part',
    duree: DUREE,
    de: 't.user_id = $1',
    fin: LOI,
    colonnes: {
      id: tu(numero, TECHNIQUE),
      user_id: tu('numéro du compte', TECHNIQUE),
      provider: 'prestataire',
      ref: 'référence chez le prestataire',
      pret: devient('prêt', 'false'),
      manque: devient('ce qui manque', "'{}'"),
      lu_le: 'lu le',
      created_at: 'ouvert le',
    },
  },
  payment_events: {
    est: 'Annonces du prestataire de paiement',
    pour: COMPTES,
    duree: DUREE,
    de: null,
    fin: SANS_PERSONNE,
    colonnes: { id: numero, type: 'genre', objet: 'objet', received_at: 'reçue le', traite_le: 'traitée le' },
  },
  reconciliations: {
    est: 'Comparaisons des comptes',
    pour: COMPTES,
    duree: DUREE,
    de: null,
    fin: SANS_PERSONNE,
    colonnes: {
      jour: 'jour',
      provider: 'prestataire',
      mouvements: 'mouvements',
      ecarts: 'écarts',
      created_at: 'faite le',
      vu_le: 'vue le',
    },
  },
  test_charges: {
    est: 'Paiements d’essai',
    pour: 'essayer sans argent',
    duree: DUREE,
    de: null,
    fin: SANS_PERSONNE,
    colonnes: { ref: 'référence', cle: 'clé', centimes: 'centimes', etat: 'état', created_at: 'créé le' },
  },
} satisfies Record<string, Table>;
