import { decision as decisionAr } from '../messages/ar/ecrans/moderation/decision';
import { moderation as ar } from '../messages/ar/notifications/moderation';
import { decision as decisionEn } from '../messages/en/ecrans/moderation/decision';
import { moderation as en } from '../messages/en/notifications/moderation';
import { decision as decisionFr } from '../messages/fr/ecrans/moderation/decision';
import { moderation as fr } from '../messages/fr/notifications/moderation';
import { wordsOf } from '../words';

/** What moderation tells those concerned (a decision is called as on its page), and what is told to who runs the site. */
export const moderation = wordsOf({
  fr: { ...fr, decision: decisionFr.titre },
  en: { ...en, decision: decisionEn.titre },
  ar: { ...ar, decision: decisionAr.titre },
});
