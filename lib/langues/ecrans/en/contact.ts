import { bouton } from '../../messages/en/ecrans/contact/bouton';
import { message } from '../../messages/en/ecrans/contact/message';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/contact').screens = {
  'contact/bouton': bouton,
  'contact/message': message,
};
