export const dejaConnecte = {
  texte: 'Vous êtes déjà connecté en tant que <b>{nom}</b>. <a>Continuer</a>',
};
