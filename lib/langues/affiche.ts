import { affiche as ar } from './messages/ar/affiche';
import { affiche as en } from './messages/en/affiche';
import { affiche as fr } from './messages/fr/affiche';
import { wordsOf } from './words';

/** What the picture of a shared page says. */
export const affiche = wordsOf({ fr, en, ar });
