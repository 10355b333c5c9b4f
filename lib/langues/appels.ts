import { appels as ar } from './messages/ar/appels';
import { appels as en } from './messages/en/appels';
import { appels as fr } from './messages/fr/appels';
import { wordsOf } from './words';

/** What any call may refuse: `appels('connexion')`. */
export const appels = wordsOf({ fr, en, ar });
