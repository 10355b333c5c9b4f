export const avancement = {
  'en cours': 'Votre besoin est en cours.',
  terminée: 'Votre besoin est terminé.',
  question: 'Votre besoin est-il satisfait\u202f?',
  enregistrement: 'Enregistrement...',
  consequence: 'La demande reste visible comme terminée, et quitte les urgences. Ce statut est définitif.',
};
