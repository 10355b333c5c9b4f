import { contact as ar } from '../messages/ar/lettres/contact';
import { contact as en } from '../messages/en/lettres/contact';
import { contact as fr } from '../messages/fr/lettres/contact';
import { wordsOf } from '../words';

/** What is written to who wrote to us, and to who wants the newsletter. */
export const contact = wordsOf({ fr, en, ar });
