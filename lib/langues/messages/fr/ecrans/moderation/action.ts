export const action = {
  masquer: 'Masquer',
  retablir: 'Rétablir',
  avertir: 'Avertir',
  suspendre: 'Suspendre le compte',
  classer: 'Classer sans suite',
};
