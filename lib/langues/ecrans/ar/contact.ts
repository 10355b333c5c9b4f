import { bouton } from '../../messages/ar/ecrans/contact/bouton';
import { message } from '../../messages/ar/ecrans/contact/message';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/contact').screens = {
  'contact/bouton': bouton,
  'contact/message': message,
};
