import type { doubleFenetre as fr } from '../../../fr/ecrans/users/doubleFenetre';

export const doubleFenetre: typeof fr = {
  titre: 'Two-factor authentication',
  texte: 'With an app such as Google Authenticator, Aegis or 1Password.',
  activer: 'Turn on',
  enCours: 'Turning on...',
  activee: 'Two-factor authentication is on.',
  scanner: 'Scan this QR code with the app.',
  image: 'QR code to scan with the authenticator app',
  cle: 'Or type this key into it:',
  code: 'Type the code it shows here.',
};
