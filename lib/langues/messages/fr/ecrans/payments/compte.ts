export const compte = {
  titre: 'Votre compte de versement',
  absent: 'À ouvrir',
  a_completer: 'À compléter',
  en_verification: 'En vérification',
  pret: 'Prêt',
  ouvrir: 'Ouvrir mon compte',
  completer: 'Compléter mon compte',
  refus: 'La page de Stripe n’a pas pu s’ouvrir. Réessayez dans un instant.',
  muet: 'Stripe, notre prestataire, ne répond pas en ce moment. Rechargez la page dans une minute.',
  retourFait: 'C’est enregistré. Vous n’avez plus rien à faire ici.',
  retourIncomplet: 'Ce n’est pas encore complet. Vous pouvez reprendre où vous en étiez.',
  partent: '<b>{montant}</b> vous reviennent et partent vers votre compte.',
  seules: 'Vos parts y sont envoyées d’elles-mêmes, après chaque livraison.',
  absentTexte:
    'Pour recevoir votre part d’une livraison, ouvrez un compte chez Stripe, notre prestataire\u202f: une pièce d’identité et vos coordonnées bancaires suffisent. Elles restent chez lui, nous ne les voyons pas.',
  demande: 'Stripe demande encore\u202f: {manque}.',
  quelques: 'quelques informations',
  verifie: 'Stripe vérifie ce que vous avez envoyé. Cela prend parfois deux jours.',
  attendent: '<b>{montant}</b> vous reviennent et attendent ce compte.',
  nonDesservi:
    'Stripe ne verse pas encore d’argent à qui habite ce pays\u202f: {pays}. Vos parts vous restent dues et attendent ici en entier. Si vous avez une adresse et un compte bancaire en Europe, ouvrez votre compte avec eux\u202f; sinon, <a>écrivez-nous</a> avant de demander un paiement.',
};
