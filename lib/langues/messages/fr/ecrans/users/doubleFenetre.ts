export const doubleFenetre = {
  titre: 'Double authentification',
  texte: 'Avec une application comme Google Authenticator, Aegis ou 1Password.',
  activer: 'Activer',
  enCours: 'Activation...',
  activee: 'La double authentification est activée.',
  scanner: 'Scannez ce QR code avec l’application.',
  image: 'QR code à scanner avec l’application d’authentification',
  cle: 'Ou tapez-y cette clé\u202f:',
  code: 'Tapez ici le code qu’elle montre.',
};
