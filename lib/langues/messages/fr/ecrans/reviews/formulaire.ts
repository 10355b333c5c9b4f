export const formulaire = {
  modifierTitre: 'Modifier votre avis',
  donner: 'Donner un avis',
  sur: 'Sur {nom}. Tout le monde pourra le lire, avec votre nom.',
  modifier: 'Modifier',
  publier: 'Publier',
  envoi: 'Envoi en cours...',
  modifie: 'Votre avis est modifié.',
  publie: 'Merci, votre avis est publié.',
  note: 'Votre note',
  commentaire: 'Commentaire',
  conseil: 'Ponctualité, soin, échanges\u202f: ce qui aide la prochaine personne à choisir.',
  etoiles: '{n, plural, one {# étoile} other {# étoiles}}',
};
