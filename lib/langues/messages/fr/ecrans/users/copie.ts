export const copie = {
  titre: 'Télécharger mes données',
  texte:
    'Tout ce que nous gardons de vous, dans un fichier ZIP\u202f: une page à lire, vos données en JSON et vos images.',
  telecharger: 'Télécharger',
};
