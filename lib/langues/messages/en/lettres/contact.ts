import type { contact as fr } from '../../fr/lettres/contact';

export const contact: typeof fr = {
  accuse: 'We have received your message (no.\u00a0{numero})',
  accuseTexte:
    'Your message to {produit} has arrived. Subject: {sujet, select, reservation {a booking or a trip} paiement {a payment} compte {my account} securite {abuse, a safety problem} donnees {my personal data} partenaire {press and partnerships} other {something else}}. We will answer at this address.',
  accuseBouton: 'Read the frequently asked questions',
  accuseSinon: 'If you did not write anything, somebody gave your address by mistake: ignore this e-mail.',
  abonnement: 'Confirm your subscription to the {produit} newsletter',
  abonnementTexte:
    'This address was given to receive the {produit} newsletter, once a month at most. It is sent only after you confirm.',
  abonnementBouton: 'Get the newsletter',
  abonnementDuree: 'This link works once only, for {n}\u00a0days.',
  abonnementSinon: 'If you did not ask for this, do nothing: no newsletter will be sent.',
};
