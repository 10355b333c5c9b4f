import { bouton } from '../../messages/fr/ecrans/payments/bouton';
import { compte } from '../../messages/fr/ecrans/payments/compte';
import { demander } from '../../messages/fr/ecrans/payments/demander';
import { detail } from '../../messages/fr/ecrans/payments/detail';
import { essai } from '../../messages/fr/ecrans/payments/essai';
import { etat } from '../../messages/fr/ecrans/payments/etat';
import { liste } from '../../messages/fr/ecrans/payments/liste';
import { montants } from '../../messages/fr/ecrans/payments/montants';
import { mouvement } from '../../messages/fr/ecrans/payments/mouvement';
import { ouvrir } from '../../messages/fr/ecrans/payments/ouvrir';
import { papiers } from '../../messages/fr/ecrans/payments/papiers';
import { payer } from '../../messages/fr/ecrans/payments/payer';
import { recit } from '../../messages/fr/ecrans/payments/recit';
import { suiteDemandeur } from '../../messages/fr/ecrans/payments/suiteDemandeur';
import { suitePayeur } from '../../messages/fr/ecrans/payments/suitePayeur';
import { test } from '../../messages/fr/ecrans/payments/test';

/** The messages of this room’s screens. */
export const screens = {
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
