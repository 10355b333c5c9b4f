import type { usage as fr } from '../../../fr/ecrans/users/usage';

export const usage: typeof fr = {
  sender: 'أرسل طرودًا',
  traveler: 'أنقل طرودًا',
  both: 'الاثنان معًا',
};
