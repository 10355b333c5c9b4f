import { identite as ar } from '../messages/ar/refus/identite';
import { identite as en } from '../messages/en/refus/identite';
import { identite as fr } from '../messages/fr/refus/identite';
import { wordsOf } from '../words';

/** What the calls refuse by which people show who they are: e-mails, telephones, documents. */
export const refus = wordsOf({ fr, en, ar });
