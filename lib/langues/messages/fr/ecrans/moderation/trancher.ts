export const trancher = {
  trancher: 'Trancher',
  instant: 'Un instant...',
  prise: 'La décision est prise.',
  rembourse: 'Revient à qui a payé',
  rembourseAide: 'Le reste va au transporteur, commission déduite.',
  raison: 'Raison',
  raisonAide: 'Les deux personnes la liront.',
  question: 'Prendre cette décision ?',
  oui: 'Oui, trancher',
  non: 'Relire',
  definitif:
    '{rembourse} à qui a payé, {reste} pour le transport, commission comprise. La décision ne pourra plus être changée.',
};
