import { aPropos } from '../../messages/en/ecrans/textes/aPropos';
import { api } from '../../messages/en/ecrans/textes/api';
import { commission } from '../../messages/en/ecrans/textes/commission';
import { commun } from '../../messages/en/ecrans/textes/commun';
import { conditions } from '../../messages/en/ecrans/textes/conditions';
import { confidentialite } from '../../messages/en/ecrans/textes/confidentialite';
import { contact } from '../../messages/en/ecrans/textes/contact';
import { cookies } from '../../messages/en/ecrans/textes/cookies';
import { donnees } from '../../messages/en/ecrans/textes/donnees';
import { donneesDuree } from '../../messages/en/ecrans/textes/donneesDuree';
import { donneesPour } from '../../messages/en/ecrans/textes/donneesPour';
import { faq } from '../../messages/en/ecrans/textes/faq';
import { mentions } from '../../messages/en/ecrans/textes/mentions';
import { verifications } from '../../messages/en/ecrans/textes/verifications';

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
