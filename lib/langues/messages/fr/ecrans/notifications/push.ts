export const push = {
  inconnu: 'Ce navigateur ne sait pas recevoir de notifications push.',
  bloquees:
    'Les notifications de ce site sont bloquées dans votre navigateur\u202f: autorisez-les dans ses réglages, puis revenez ici.',
  echec: 'Votre navigateur n’a pas pu s’abonner. Réessayez dans un instant.',
  activer: 'Activer sur cet appareil',
  desactiver: 'Désactiver sur cet appareil',
};
