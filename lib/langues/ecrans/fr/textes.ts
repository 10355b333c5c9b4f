import { aPropos } from '../../messages/fr/ecrans/textes/aPropos';
import { commission } from '../../messages/fr/ecrans/textes/commission';
import { contact } from '../../messages/fr/ecrans/textes/contact';
import { cookies } from '../../messages/fr/ecrans/textes/cookies';
import { faq } from '../../messages/fr/ecrans/textes/faq';
import { verifications } from '../../messages/fr/ecrans/textes/verifications';

/** The messages of this room’s screens. */
export const screens = {
  'textes/aPropos': aPropos,
  'textes/commission': commission,
  'textes/contact': contact,
  'textes/cookies': cookies,
  'textes/faq': faq,
  'textes/verifications': verifications,
};
