import { alertes as ar } from '../messages/ar/notifications/alertes';
import { alertes as en } from '../messages/en/notifications/alertes';
import { alertes as fr } from '../messages/fr/notifications/alertes';
import { wordsOf } from '../words';

/** What is told of what an alert found. */
export const alertes = wordsOf({ fr, en, ar });
