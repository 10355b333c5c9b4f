import { cloche } from '../../messages/fr/ecrans/notifications/cloche';
import { envois } from '../../messages/fr/ecrans/notifications/envois';
import { fin } from '../../messages/fr/ecrans/notifications/fin';
import { genres } from '../../messages/fr/ecrans/notifications/genres';
import { ligne } from '../../messages/fr/ecrans/notifications/ligne';
import { page } from '../../messages/fr/ecrans/notifications/page';
import { push } from '../../messages/fr/ecrans/notifications/push';
import { sujets } from '../../messages/fr/ecrans/notifications/sujets';

/** The messages of this room’s screens. */
export const screens = {
  'notifications/cloche': cloche,
  'notifications/envois': envois,
  'notifications/fin': fin,
  'notifications/genres': genres,
  'notifications/ligne': ligne,
  'notifications/page': page,
  'notifications/push': push,
  'notifications/sujets': sujets,
};
