export const motDePasseChange = {
  changer: 'Changer le mot de passe',
  enCours: 'Changement...',
  change: 'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
  actuel: 'Mot de passe actuel',
  nouveau: 'Nouveau mot de passe',
};
