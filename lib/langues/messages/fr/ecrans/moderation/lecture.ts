export const lecture = {
  conversation: 'Leur conversation',
  lire: 'Lire leur conversation',
  instant: 'Un instant...',
  journal: 'Chaque lecture est écrite au journal de la modération.',
};
