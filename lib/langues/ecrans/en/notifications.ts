import { cloche } from '../../messages/en/ecrans/notifications/cloche';
import { envois } from '../../messages/en/ecrans/notifications/envois';
import { fin } from '../../messages/en/ecrans/notifications/fin';
import { genres } from '../../messages/en/ecrans/notifications/genres';
import { ligne } from '../../messages/en/ecrans/notifications/ligne';
import { page } from '../../messages/en/ecrans/notifications/page';
import { push } from '../../messages/en/ecrans/notifications/push';
import { sujets } from '../../messages/en/ecrans/notifications/sujets';

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
