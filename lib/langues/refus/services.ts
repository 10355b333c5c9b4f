import { services as ar } from '../messages/ar/refus/services';
import { services as en } from '../messages/en/refus/services';
import { services as fr } from '../messages/fr/refus/services';
import { wordsOf } from '../words';

/** What refuses on its own account, whatever it is asked for: short messages, papers, the live stream. */
export const refus = wordsOf({ fr, en, ar });
