export const filtres = {
  ville: 'Ville',
  exemple: 'Casablanca',
  services: 'Services',
  critereMots: '«\u00a0{mots}\u00a0»',
};
