import { alertes as ar } from '../messages/ar/refus/alertes';
import { alertes as en } from '../messages/en/refus/alertes';
import { alertes as fr } from '../messages/fr/refus/alertes';
import { wordsOf } from '../words';

/** What the calls about alertes refuse. */
export const refus = wordsOf({ fr, en, ar });
