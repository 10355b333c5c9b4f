import type { scelles as fr } from '../../../fr/ecrans/moderation/scelles';

export const scelles: typeof fr = {
  titre: 'Sealed documents that were opened',
  texte:
    'The original of a receipt or an invoice, after the end of the account. These lines can be neither changed nor erased.',
  ligne: '<b>{numero}</b>, opened on {jour}',
};
