export const formulaire = {
  villeInconnue:
    'Cette ville n’est pas dans notre liste\u202f: vérifiez son orthographe, ou gardez-la ainsi.',
  dateAussi: 'Indiquez aussi la date.',
  heureAussi: 'Indiquez aussi l’heure.',
  heureAinsi: 'Écrivez l’heure ainsi\u202f: 06:30.',
  heure: 'hh:mm',
  kilos: 'kg',
  motDePasseMasquer: 'Masquer le mot de passe',
  motDePasseAfficher: 'Afficher le mot de passe',
  revenue: 'Votre saisie est revenue telle que vous l’aviez laissée.',
  revenueSauf:
    'Votre saisie est revenue telle que vous l’aviez laissée, sauf ce que nous ne gardons pas\u202f: mots de passe et papiers.',
  repartir: 'Repartir de zéro',
  envoiImage: 'Envoi de l’image...',
  imageEnRoute: 'Votre image est encore en route\u202f: le formulaire part dès qu’elle est arrivée.',
  quitter: 'Quitter sans enregistrer vos changements\u202f?',
};
