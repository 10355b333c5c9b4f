import { alertes } from '../messages/en/saisie/alertes';
import { comptes } from '../messages/en/saisie/comptes';
import { conversations } from '../messages/en/saisie/conversations';
import { demandes } from '../messages/en/saisie/demandes';
import { donnees } from '../messages/en/saisie/donnees';
import { identite } from '../messages/en/saisie/identite';
import { moderation } from '../messages/en/saisie/moderation';
import { moyens } from '../messages/en/saisie/moyens';
import { notifications } from '../messages/en/saisie/notifications';
import { payments } from '../messages/en/saisie/payments';
import { produits } from '../messages/en/saisie/produits';
import { remises } from '../messages/en/saisie/remises';
import { reservations } from '../messages/en/saisie/reservations';
import { reviews } from '../messages/en/saisie/reviews';
import { textes } from '../messages/en/saisie/textes';
import { transports } from '../messages/en/saisie/transports';
import type { Saisies } from '../sentences';

/** The sentences of all schemas in English. */
export const en: Saisies = {
  alertes,
  comptes,
  conversations,
  demandes,
  donnees,
  identite,
  moderation,
  moyens,
  notifications,
  payments,
  produits,
  remises,
  reservations,
  reviews,
  textes,
  transports,
};
