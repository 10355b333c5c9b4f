import type { demandes as fr } from '../../fr/refus/demandes';

export const demandes: typeof fr = {
  introuvable: 'Request not found',
  mauvaisPassage:
    'This request is {de, select, attente {pending} cours {in progress} other {finished}}: it cannot become {vers, select, attente {pending} cours {in progress} other {finished}}.',
  vientDeChanger: 'This request has just changed. Reload the page.',
  pasLeVotre: 'This request is not yours, or no longer exists.',
  termine: 'This request is finished. Choose another one, or none.',
  datePassee: 'The deadline cannot be in the past.',
};
