import type { homonyme as fr } from '../../../fr/ecrans/moderation/homonyme';

export const homonyme: typeof fr = {
  note: 'Noted: this name will not come back here.',
  rienPour: 'Nothing to do: {nom}',
  rien: 'Nothing to do',
};
