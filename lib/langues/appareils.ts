import { appareils as ar } from './messages/ar/appareils';
import { appareils as en } from './messages/en/appareils';
import { appareils as fr } from './messages/fr/appareils';
import { wordsOf } from './words';

/** What a device is called by what it says of itself. */
export const appareils = wordsOf({ fr, en, ar });
