export const decider = {
  decider: 'Décider',
  instant: 'Un instant...',
  prise: 'La décision est prise.',
  decision: 'Décision',
  choisissez: 'Choisissez',
  raison: 'Raison',
  raisonAide: 'La personne concernée la lira, sauf si vous classez.',
};
