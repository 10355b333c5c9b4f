import { horsLigne as ar } from './messages/ar/horsLigne';
import { horsLigne as en } from './messages/en/horsLigne';
import { horsLigne as fr } from './messages/fr/horsLigne';

/** What is shown where there is no network, by language: the page has all, for it is kept before anybody knows which. */
export const horsLigne = { fr, en, ar };
