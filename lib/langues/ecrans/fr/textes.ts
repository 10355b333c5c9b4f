import { aPropos } from '../../messages/fr/ecrans/textes/aPropos';
import { api } from '../../messages/fr/ecrans/textes/api';
import { commission } from '../../messages/fr/ecrans/textes/commission';
import { commun } from '../../messages/fr/ecrans/textes/commun';
import { conditions } from '../../messages/fr/ecrans/textes/conditions';
import { confidentialite } from '../../messages/fr/ecrans/textes/confidentialite';
import { contact } from '../../messages/fr/ecrans/textes/contact';
import { cookies } from '../../messages/fr/ecrans/textes/cookies';
import { donnees } from '../../messages/fr/ecrans/textes/donnees';
import { donneesDuree } from '../../messages/fr/ecrans/textes/donneesDuree';
import { donneesPour } from '../../messages/fr/ecrans/textes/donneesPour';
import { faq } from '../../messages/fr/ecrans/textes/faq';
import { mentions } from '../../messages/fr/ecrans/textes/mentions';
import { verifications } from '../../messages/fr/ecrans/textes/verifications';

/** The messages of this room’s screens. */
export const screens = {
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
