import { paiements as ar } from '../messages/ar/notifications/paiements';
import { paiements as en } from '../messages/en/notifications/paiements';
import { paiements as fr } from '../messages/fr/notifications/paiements';
import { wordsOf } from '../words';

/** What is told of money; no amount, no way to pay. */
export const paiements = wordsOf({ fr, en, ar });
