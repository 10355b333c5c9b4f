import { bouton } from '../../messages/fr/ecrans/contact/bouton';
import { message } from '../../messages/fr/ecrans/contact/message';

/** The messages of this room’s screens. */
export const screens = {
  'contact/bouton': bouton,
  'contact/message': message,
};
