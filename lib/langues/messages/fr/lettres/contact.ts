/** What is written to who wrote to us, and to who wants the newsletter. */
export const contact = {
  accuse: 'Nous avons bien reçu votre message (n°\u00a0{numero})',
  accuseTexte:
    'Votre message à {produit} est arrivé. Sujet\u202f: {sujet, select, reservation {une réservation ou un trajet} paiement {un paiement} compte {mon compte} securite {un abus, un problème de sécurité} donnees {mes données personnelles} partenaire {presse et partenariats} other {autre chose}}. Nous vous répondons à cette adresse.',
  accuseBouton: 'Lire les questions fréquentes',
  accuseSinon:
    'Vous n’avez rien écrit\u202f? Quelqu’un a donné votre adresse par erreur\u202f: ignorez cet e-mail.',
  abonnement: 'Confirmez votre abonnement à la lettre de {produit}',
  abonnementTexte:
    'Cette adresse a été donnée pour recevoir la lettre de {produit}, une fois par mois au plus. Elle ne part qu’après votre confirmation.',
  abonnementBouton: 'Recevoir la lettre',
  abonnementDuree: 'Ce lien sert une seule fois, pendant {n}\u00a0jours.',
  abonnementSinon: 'Vous n’avez rien demandé\u202f? Ne faites rien\u202f: aucune lettre ne partira.',
};
