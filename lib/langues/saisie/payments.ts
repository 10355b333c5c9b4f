import { payments } from '../messages/fr/saisie/payments';
import { sentencesOf } from '../sentences';

/** What the schemas of payments say of a value. */
export const saisie = sentencesOf('payments', payments);
