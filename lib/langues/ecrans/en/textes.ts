import { aPropos } from '../../messages/en/ecrans/textes/aPropos';
import { commission } from '../../messages/en/ecrans/textes/commission';
import { contact } from '../../messages/en/ecrans/textes/contact';
import { cookies } from '../../messages/en/ecrans/textes/cookies';
import { faq } from '../../messages/en/ecrans/textes/faq';
import { verifications } from '../../messages/en/ecrans/textes/verifications';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/textes').screens = {
  'textes/aPropos': aPropos,
  'textes/commission': commission,
  'textes/contact': contact,
  'textes/cookies': cookies,
  'textes/faq': faq,
  'textes/verifications': verifications,
};
