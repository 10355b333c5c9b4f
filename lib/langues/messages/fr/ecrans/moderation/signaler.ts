export const signaler = {
  signaler: 'Signaler',
  connexion: 'Connectez-vous pour signaler ce qui ne va pas.',
};
