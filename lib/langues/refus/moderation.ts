import { moderation as ar } from '../messages/ar/refus/moderation';
import { moderation as en } from '../messages/en/refus/moderation';
import { moderation as fr } from '../messages/fr/refus/moderation';
import { wordsOf } from '../words';

/** What the calls about moderation refuse. */
export const refus = wordsOf({ fr, en, ar });
