import { cloche } from '../../messages/ar/ecrans/notifications/cloche';
import { envois } from '../../messages/ar/ecrans/notifications/envois';
import { fin } from '../../messages/ar/ecrans/notifications/fin';
import { genres } from '../../messages/ar/ecrans/notifications/genres';
import { ligne } from '../../messages/ar/ecrans/notifications/ligne';
import { page } from '../../messages/ar/ecrans/notifications/page';
import { push } from '../../messages/ar/ecrans/notifications/push';
import { sujets } from '../../messages/ar/ecrans/notifications/sujets';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/notifications').screens = {
  'notifications/cloche': cloche,
  'notifications/envois': envois,
  'notifications/fin': fin,
  'notifications/genres': genres,
  'notifications/ligne': ligne,
  'notifications/page': page,
  'notifications/push': push,
  'notifications/sujets': sujets,
};
