import { moyens as ar } from '../messages/ar/refus/moyens';
import { moyens as en } from '../messages/en/refus/moyens';
import { moyens as fr } from '../messages/fr/refus/moyens';
import { wordsOf } from '../words';

/** What refuses on its own account, whatever it is asked for: short messages, papers, the live stream. */
export const refus = wordsOf({ fr, en, ar });
