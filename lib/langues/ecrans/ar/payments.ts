import { bouton } from '../../messages/ar/ecrans/payments/bouton';
import { compte } from '../../messages/ar/ecrans/payments/compte';
import { demander } from '../../messages/ar/ecrans/payments/demander';
import { detail } from '../../messages/ar/ecrans/payments/detail';
import { essai } from '../../messages/ar/ecrans/payments/essai';
import { etat } from '../../messages/ar/ecrans/payments/etat';
import { liste } from '../../messages/ar/ecrans/payments/liste';
import { montants } from '../../messages/ar/ecrans/payments/montants';
import { mouvement } from '../../messages/ar/ecrans/payments/mouvement';
import { ouvrir } from '../../messages/ar/ecrans/payments/ouvrir';
import { papiers } from '../../messages/ar/ecrans/payments/papiers';
import { payer } from '../../messages/ar/ecrans/payments/payer';
import { recit } from '../../messages/ar/ecrans/payments/recit';
import { suiteDemandeur } from '../../messages/ar/ecrans/payments/suiteDemandeur';
import { suitePayeur } from '../../messages/ar/ecrans/payments/suitePayeur';
import { test } from '../../messages/ar/ecrans/payments/test';

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
