export const trancher = {
  trancher: 'Trancher',
  instant: 'Un instant...',
  prise: 'La décision est prise.',
  rembourse: 'Revient à qui a payé',
  rembourseAide: 'Le reste va au transporteur, commission déduite.',
  raison: 'Raison',
  raisonAide: 'Les deux personnes la liront.',
};
