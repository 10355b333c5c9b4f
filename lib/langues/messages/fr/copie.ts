/** What the readable page of one’s data says, and how the folders of the copy are called. */
export const copie = {
  titre: 'Mes données',
  tout: 'Tout ce que nous gardons de vous. Le dossier «\u00a0{dossier}\u00a0» le contient en entier, le dossier «\u00a0{images}\u00a0» vos images.',
  dossier: 'donnees',
  images: 'images',
  usage: 'Pour {pour}. Gardé {duree}.',
  fichier: 'Le fichier',
  premieres: 'Les {n} premières lignes sur {total}.',
  rien: 'Rien.',
  sansRien: 'Ce que nous n’avons pas de vous',
  oui: 'oui',
  non: 'non',
};
