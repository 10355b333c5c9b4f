import { colonnes as ar } from './messages/ar/colonnes';
import { colonnes as en } from './messages/en/colonnes';
import { colonnes as fr } from './messages/fr/colonnes';

/** What each column of one’s data is called in the copy that one downloads. */
export const colonnes = { fr, en, ar };
