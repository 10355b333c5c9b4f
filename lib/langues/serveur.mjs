import { serveur as ar } from './messages/ar/serveur.mjs';
import { serveur as en } from './messages/en/serveur.mjs';
import { serveur as fr } from './messages/fr/serveur.mjs';

/** What the server says by itself, by language. */
export const serveur = { fr, en, ar };
