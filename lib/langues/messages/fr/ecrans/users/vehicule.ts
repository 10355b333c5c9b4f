export const vehicule = {
  voiture: 'Voiture',
  fourgonnette: 'Fourgonnette',
  fourgon: 'Fourgon',
  camion: 'Camion',
  poidsLourd: 'Poids lourd',
  autocar: 'Autocar',
  autre: 'Autre',
};
