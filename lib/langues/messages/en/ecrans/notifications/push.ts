import type { push as fr } from '../../../fr/ecrans/notifications/push';

export const push: typeof fr = {
  inconnu: 'This browser cannot receive push notifications.',
  bloquees:
    'This site’s notifications are blocked in your browser: allow them in its settings, then come back here.',
  echec: 'Your browser could not subscribe. Try again in a moment.',
  activer: 'Turn on for this device',
  desactiver: 'Turn off for this device',
};
