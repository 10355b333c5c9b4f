/** What is wrong with a value, where a schema of donnees says it itself. */
export const donnees = {
  motDePasse: 'Indiquez votre mot de passe.',
  motDePasseLong: 'Ce mot de passe est trop long.',
  confirmation: 'Écrivez SUPPRIMER.',
  confirmer: 'Écrivez SUPPRIMER pour confirmer.',
};
