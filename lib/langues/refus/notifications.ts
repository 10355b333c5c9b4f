import { notifications as ar } from '../messages/ar/refus/notifications';
import { notifications as en } from '../messages/en/refus/notifications';
import { notifications as fr } from '../messages/fr/refus/notifications';
import { wordsOf } from '../words';

/** What the calls about notifications refuse. */
export const refus = wordsOf({ fr, en, ar });
