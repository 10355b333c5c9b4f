import { aPropos } from '../../messages/ar/ecrans/textes/aPropos';
import { commission } from '../../messages/ar/ecrans/textes/commission';
import { contact } from '../../messages/ar/ecrans/textes/contact';
import { cookies } from '../../messages/ar/ecrans/textes/cookies';
import { faq } from '../../messages/ar/ecrans/textes/faq';
import { verifications } from '../../messages/ar/ecrans/textes/verifications';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/textes').screens = {
  'textes/aPropos': aPropos,
  'textes/commission': commission,
  'textes/contact': contact,
  'textes/cookies': cookies,
  'textes/faq': faq,
  'textes/verifications': verifications,
};
