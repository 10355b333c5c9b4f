import { bouton } from '../../messages/en/ecrans/payments/bouton';
import { compte } from '../../messages/en/ecrans/payments/compte';
import { demander } from '../../messages/en/ecrans/payments/demander';
import { detail } from '../../messages/en/ecrans/payments/detail';
import { essai } from '../../messages/en/ecrans/payments/essai';
import { etat } from '../../messages/en/ecrans/payments/etat';
import { liste } from '../../messages/en/ecrans/payments/liste';
import { montants } from '../../messages/en/ecrans/payments/montants';
import { mouvement } from '../../messages/en/ecrans/payments/mouvement';
import { ouvrir } from '../../messages/en/ecrans/payments/ouvrir';
import { papiers } from '../../messages/en/ecrans/payments/papiers';
import { payer } from '../../messages/en/ecrans/payments/payer';
import { recit } from '../../messages/en/ecrans/payments/recit';
import { suiteDemandeur } from '../../messages/en/ecrans/payments/suiteDemandeur';
import { suitePayeur } from '../../messages/en/ecrans/payments/suitePayeur';
import { test } from '../../messages/en/ecrans/payments/test';

/** The messages of this room’s screens. */
export const screens: typeof import('../fr/payments').screens = {
  'payments/bouton': bouton,
  'payments/compte': compte,
  'payments/demander': demander,
  'payments/detail': detail,
  'payments/essai': essai,
  'payments/etat': etat,
  'payments/liste': liste,
  'payments/montants': montants,
  'payments/mouvement': mouvement,
  'payments/ouvrir': ouvrir,
  'payments/papiers': papiers,
  'payments/payer': payer,
  'payments/recit': recit,
  'payments/suiteDemandeur': suiteDemandeur,
  'payments/suitePayeur': suitePayeur,
  'payments/test': test,
};
