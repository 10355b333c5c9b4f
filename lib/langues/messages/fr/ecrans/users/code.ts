export const code = {
  nom: 'Code de vérification',
  secours: 'Les six chiffres de votre application d’authentification, ou un code de secours.',
  application: 'Les six chiffres que l’application montre maintenant.',
};
