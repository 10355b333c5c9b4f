export const echecs = {
  connexion: 'Connexion perdue. Vérifiez votre réseau puis réessayez\u202f: rien n’a été perdu.',
  erreur: 'Une erreur est survenue. Réessayez dans un instant.',
  inattendue:
    'Une erreur inattendue a empêché l’envoi. Ce que vous avez écrit est toujours là\u202f: réessayez, puis rechargez la page si cela continue.',
  trop: 'Trop de tentatives. Réessayez dans un instant.',
  tropSecondes:
    'Trop de tentatives. Réessayez dans {n, plural, one {#\u202fseconde} other {#\u202fsecondes}}.',
  tropMinutes: 'Trop de tentatives. Réessayez dans {n, plural, one {#\u202fminute} other {#\u202fminutes}}.',
  tropHeures: 'Trop de tentatives. Réessayez dans {n, plural, one {#\u202fheure} other {#\u202fheures}}.',
  session: 'Votre session a expiré. Reconnectez-vous pour continuer.',
  reessayer: 'Réessayer',
  seConnecter: 'Se connecter',
  formulaire: 'Le formulaire n’a pas pu s’ouvrir.',
  reseau: 'Vérifiez votre réseau, puis réessayez dans un instant.',
};
