import { aPropos } from '../../messages/ar/ecrans/textes/aPropos';
import { api } from '../../messages/ar/ecrans/textes/api';
import { commission } from '../../messages/ar/ecrans/textes/commission';
import { commun } from '../../messages/ar/ecrans/textes/commun';
import { conditions } from '../../messages/ar/ecrans/textes/conditions';
import { confidentialite } from '../../messages/ar/ecrans/textes/confidentialite';
import { contact } from '../../messages/ar/ecrans/textes/contact';
import { cookies } from '../../messages/ar/ecrans/textes/cookies';
import { donnees } from '../../messages/ar/ecrans/textes/donnees';
import { donneesDuree } from '../../messages/ar/ecrans/textes/donneesDuree';
import { donneesPour } from '../../messages/ar/ecrans/textes/donneesPour';
import { faq } from '../../messages/ar/ecrans/textes/faq';
import { mentions } from '../../messages/ar/ecrans/textes/mentions';
import { verifications } from '../../messages/ar/ecrans/textes/verifications';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/textes').screens = {
  'textes/aPropos': aPropos,
  'textes/api': api,
  'textes/commission': commission,
  'textes/commun': commun,
  'textes/conditions': conditions,
  'textes/confidentialite': confidentialite,
  'textes/contact': contact,
  'textes/cookies': cookies,
  'textes/donnees': donnees,
  'textes/donneesDuree': donneesDuree,
  'textes/donneesPour': donneesPour,
  'textes/faq': faq,
  'textes/mentions': mentions,
  'textes/verifications': verifications,
};
