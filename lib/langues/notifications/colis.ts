import { colis as ar } from '../messages/ar/notifications/colis';
import { colis as en } from '../messages/en/notifications/colis';
import { colis as fr } from '../messages/fr/notifications/colis';
import { wordsOf } from '../words';

/** What is told of a parcel. Money is spoken of where some is held that is no test. */
export const colis = wordsOf({ fr, en, ar });
