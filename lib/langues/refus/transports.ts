import { transports as ar } from '../messages/ar/refus/transports';
import { transports as en } from '../messages/en/refus/transports';
import { transports as fr } from '../messages/fr/refus/transports';
import { wordsOf } from '../words';

/** What the calls about transports refuse. */
export const refus = wordsOf({ fr, en, ar });
