export const proprietaire = {
  nom: 'Votre trajet',
  titre: 'C’est votre trajet',
};
