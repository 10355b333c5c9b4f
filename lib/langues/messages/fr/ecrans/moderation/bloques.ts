export const bloques = {
  titre: 'Personnes bloquées',
  personne:
    'Personne. Vous pouvez bloquer quelqu’un depuis son profil\u202f: plus de message ni de réservation, sans qu’il en soit prévenu.',
  depuis: 'Depuis le {jour}',
  debloquer: 'Débloquer',
  debloque: '{nom} est débloqué(e).',
};
