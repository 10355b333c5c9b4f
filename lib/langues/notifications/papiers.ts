import { papiers as ar } from '../messages/ar/notifications/papiers';
import { papiers as en } from '../messages/en/notifications/papiers';
import { papiers as fr } from '../messages/fr/notifications/papiers';
import { wordsOf } from '../words';

/** What is told of documents and of decisions, and what a letter ends with. */
export const papiers = wordsOf({ fr, en, ar });
