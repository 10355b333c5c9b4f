export const agenda = {
  titre: 'Dans votre agenda',
  texte:
    'Donnez une adresse privée à votre agenda (Google, Apple, Outlook…)\u202f: départs et arrivées y restent à jour, et ce qui est annulé en disparaît.',
  afficher: 'Afficher l’adresse',
  secret:
    'Qui connaît cette adresse lit vos réservations\u202f: ne la donnez à personne. Changez-la si c’est arrivé.',
  copier: 'Copier l’adresse',
  changer: 'Changer d’adresse',
  change: 'L’adresse a changé. L’ancienne ne montre plus rien.',
  copiee: 'Adresse copiée.',
  impossible: 'Copie impossible ici\u202f: sélectionnez l’adresse et copiez-la.',
};
