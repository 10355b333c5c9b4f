/** What is known of a reservation by whom it is told; `poids` in grams, `lien` where it is shown to them. */
export type ReservationFacts = {
  reservationId: string;
  transportId: string;
  /** The other of the two, whose name is read when it is told. */
  personneId: string;
  de: string;
  vers: string;
  /** ISO, and the zone of the place. */
  depart: string;
  fuseau: string;
  poids: number;
  /** How many moved at once, when it is more than this one. */
  nombre: number;
  lien: string;
};

/** What is known of a request for money by whom it is told: no amount, nobody is to act on one that a mail names. */
type PaymentFacts = { paymentId: string; personneId: string; lien: string; modeTest?: boolean };

/** What is known of a parcel by whom it is told: no code, no amount. */
type ColisFacts = {
  reservationId: string;
  personneId: string;
  de: string;
  vers: string;
  pour: 'transporteur' | 'demandeur';
  lien: string;
  /** Whether money is held for it; and whether what was paid for it is test money. */
  conserve?: boolean;
  modeTest?: boolean;
};

/** Why an alert tells: a search that is kept, one's own need, one's own trip. */
export type AlerteRaison = 'recherche' | 'besoin' | 'trajet';

/** What is known of something new: places, days and numbers (grams, cents), none of its owner's words. */
export type ChoseFacts = { choseId: string; lien: string } & (
  | { genre: 'transport'; de: string; vers: string; partLe: string; fuseau: string; libre: number }
  | { genre: 'demande'; categorie: string; ville?: string; jour: string; budget: number }
  | { genre: 'produit'; categorie: string; ville?: string; prix: number }
  /** As it was kept until facts were: in French, for good. */
  | { genre: 'transport' | 'demande' | 'produit'; titre: string; texte: string }
);

/** What somebody who runs the site decided, with their reason, and what such people are told about money (`paiement`: its page). */
export type ModerationFacts = { lien: string } & (
  | { sujet: 'decision'; action: string; cible: string; raison: string }
  /** To who reported it: whether anything was done, never what was done to whom. */
  | { sujet: 'signalement'; mesure: boolean }
  | { sujet: 'rendu'; raison: string }
  | OperatorFacts
  /** As it was kept until facts were: in French, for good. */
  | { titre: string; texte: string }
);

/** What is told to all who run the site. */
export type OperatorFacts =
  | { sujet: 'immobile'; genre: 'collecte' | 'livraison' }
  | { sujet: 'conteste'; paiement: string; suite: 'ouverte' | 'gagnee' | 'encore' | 'perdue' | 'revenue' }
  /** `jour`: "2026-12-12". */
  | { sujet: 'ecarts'; jour: string; nombre: number };

/** What is kept of each kind of notification: ids and a few facts. The words are made of them when somebody reads it. */
export type FactsOf = {
  reservation_demandee: ReservationFacts;
  reservation_confirmee: ReservationFacts;
  reservation_refusee: ReservationFacts;
  /** `pour`: who is told, when it is not the carrier; `paye`: they had paid for it, and not as a test. */
  reservation_annulee: ReservationFacts & { pour?: 'demandeur'; paye?: boolean };
  /** `pour`: whether it is told to who should have answered, or to who waited. */
  reservation_expiree: ReservationFacts & { pour: 'transporteur' | 'demandeur' };
  etape_deplacee: ReservationFacts;
  /** Of what is unread in a conversation; `extrait` has neither numbers nor amounts, is empty when only pictures came, and is not there where something was hidden since. Not under the bell. */
  nouveau_message: {
    conversationId: string;
    personneId: string;
    nombre: number;
    extrait?: string;
    lien: string;
  };
  avis_recu: { reviewId: string; personneId: string; note: number; lien: string };
  /** `dateLimite` is a day: "2026-12-12". */
  demande_bientot_finie: { demandeId: string; titre: string; dateLimite: string; lien: string };
  transport_demain: {
    transportId: string;
    pour: 'transporteur' | 'demandeur';
    de: string;
    vers: string;
    depart: string;
    fuseau: string;
    lien: string;
  };
  paiement_demande: PaymentFacts;
  paiement_retire: PaymentFacts;
  paiement_expire: PaymentFacts;
  paiement_recu: PaymentFacts;
  paiement_verse: PaymentFacts;
  paiement_rembourse: PaymentFacts;
  paiement_attend_compte: PaymentFacts;
  paiement_repris: PaymentFacts;
  colis_collecte: ColisFacts;
  colis_livre: ColisFacts;
  /** `rappel`: which reminder of it this is; 0 when it is just said. */
  livraison_declaree: ColisFacts & { rappel: number };
  /** A paid parcel that nobody collected, or delivered: which of the two waits, and which reminder this is, from 1. */
  remise_attendue: ColisFacts & { genre: 'collecte' | 'livraison'; rappel: number };
  /** A code that was given before a cancellation and told after it: of which of the two handovers. */
  remise_avant_annulation: ColisFacts & { genre: 'collecte' | 'livraison' };
  codes_fermes: ColisFacts;
  litige: ColisFacts & { etape: 'ouvert' | 'propose' | 'accorde' | 'tranche' };
  /** What became of a document; `jours` until its last day. */
  papier: {
    genre: 'identite' | 'entreprise' | 'licence' | 'assurance';
    etape: 'accepte' | 'refuse' | 'bientot' | 'expire';
    raison: string | null;
    valableJusqua: string | null;
    jours: number;
    lien: string;
  };
  /** Something new that fits a search that they keep, or a need or a trip of theirs. */
  alerte: ChoseFacts & { raison: AlerteRaison };
  /** What waited for the morning: how many, and the newest of them. */
  alertes_du_jour: { nombre: number; choses: ChoseFacts[]; lien: string };
  moderation: ModerationFacts;
};

export type NotificationKind = keyof FactsOf;

/** One person to be told of one thing; `cle` names it, so that nobody is told twice. */
export type Told = {
  [K in NotificationKind]: { userId: string; kind: K; cle: string; facts: FactsOf[K] };
}[NotificationKind];
