import { alertes } from '../messages/ar/saisie/alertes';
import { comptes } from '../messages/ar/saisie/comptes';
import { conversations } from '../messages/ar/saisie/conversations';
import { demandes } from '../messages/ar/saisie/demandes';
import { donnees } from '../messages/ar/saisie/donnees';
import { identite } from '../messages/ar/saisie/identite';
import { moderation } from '../messages/ar/saisie/moderation';
import { moyens } from '../messages/ar/saisie/moyens';
import { notifications } from '../messages/ar/saisie/notifications';
import { payments } from '../messages/ar/saisie/payments';
import { produits } from '../messages/ar/saisie/produits';
import { remises } from '../messages/ar/saisie/remises';
import { reservations } from '../messages/ar/saisie/reservations';
import { reviews } from '../messages/ar/saisie/reviews';
import { textes } from '../messages/ar/saisie/textes';
import { transports } from '../messages/ar/saisie/transports';
import type { Saisies } from '../sentences';

/** The sentences of all schemas in Arabic. */
export const ar: Saisies = {
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
