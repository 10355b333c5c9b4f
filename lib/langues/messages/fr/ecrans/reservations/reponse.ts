export const reponse = {
  confirmee: 'Confirmer cette réservation\u202f?',
  refusee: 'Refuser cette réservation\u202f?',
  confirmer: 'Confirmer',
  refuser: 'Refuser',
  rendezVous: 'Indiquez, si vous voulez, où et quand vous retrouver.',
  explication: 'Les kilos redeviennent libres. Un mot d’explication aide à chercher ailleurs.',
  envoi: 'Envoi en cours...',
  echec: 'Votre réponse n’a pas été enregistrée. Réessayez dans un instant.',
  resume: '<qui>{nom}</qui><suite>\u202f: {poids} {depart} à {arrivee} pour {prix}.</suite>',
  commentaire: 'Commentaire (facultatif)',
};
