import { recus as ar } from './messages/ar/recus';
import { recus as en } from './messages/en/recus';
import { recus as fr } from './messages/fr/recus';
import { wordsOf } from './words';

/** What receipts, invoices, credit notes and a year's statement say. */
export const recus = wordsOf({ fr, en, ar });
