export const lettreFormulaire = {
  envoye: 'Plus qu’un clic',
  envoyeTexte:
    'Un e-mail part à cette adresse. Ouvrez son lien pour recevoir la lettre, une fois par mois au plus.',
  abonner: 'S’abonner',
  enCours: 'Envoi en cours...',
  email: 'E-mail',
};
