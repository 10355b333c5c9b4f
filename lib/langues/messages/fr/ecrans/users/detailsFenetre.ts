export const detailsFenetre = {
  enregistrer: 'Enregistrer',
  enCours: 'Enregistrement...',
  echec: 'Erreur lors de la modification',
  modifiees: 'Vos informations sont modifiées.',
  suiteParticulier:
    'Changer la date de naissance ou la pièce d’identité retire ce qui en a été vérifié, jusqu’à une nouvelle vérification.',
  suiteMetier:
    'Changer un numéro ou l’assurance retire ce qui en a été vérifié, jusqu’à une nouvelle vérification.',
  motDePasse: 'Mot de passe actuel',
  motDePasseAide: 'Pour confirmer que c’est bien vous qui changez de RIB.',
};
