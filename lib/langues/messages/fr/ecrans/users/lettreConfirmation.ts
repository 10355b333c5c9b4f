export const lettreConfirmation = {
  abonne: 'Vous êtes abonné à la lettre',
  abonneTexte: 'Elle arrive une fois par mois au plus. Chaque lettre porte un lien pour ne plus la recevoir.',
  clic: 'Un clic, et la prochaine lettre arrive à cette adresse.',
  recevoir: 'Recevoir la lettre',
  accueil: 'Aller à l’accueil',
};
