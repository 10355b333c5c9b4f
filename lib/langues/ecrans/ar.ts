import { screens as accueil } from './ar/accueil';
import { screens as agences } from './ar/agences';
import { screens as alertes } from './ar/alertes';
import { screens as api } from './ar/api';
import { screens as contact } from './ar/contact';
import { screens as demandes } from './ar/demandes';
import { screens as form } from './ar/form';
import { screens as layout } from './ar/layout';
import { screens as listing } from './ar/listing';
import { screens as map } from './ar/map';
import { screens as messagerie } from './ar/messagerie';
import { screens as moderation } from './ar/moderation';
import { screens as notifications } from './ar/notifications';
import { screens as owned } from './ar/owned';
import { screens as page } from './ar/page';
import { screens as payments } from './ar/payments';
import { screens as produits } from './ar/produits';
import { screens as profil } from './ar/profil';
import { screens as remises } from './ar/remises';
import { screens as reservations } from './ar/reservations';
import { screens as reviews } from './ar/reviews';
import { screens as session } from './ar/session';
import { screens as textes } from './ar/textes';
import { screens as transports } from './ar/transports';
import { screens as ui } from './ar/ui';
import { screens as users } from './ar/users';

/** Screens’ messages. */
export const ar: typeof import('./fr').fr = {
  ...accueil,
  ...agences,
  ...alertes,
  ...api,
  ...contact,
  ...demandes,
  ...form,
  ...layout,
  ...listing,
  ...map,
  ...messagerie,
  ...moderation,
  ...notifications,
  ...owned,
  ...page,
  ...payments,
  ...produits,
  ...profil,
  ...remises,
  ...reservations,
  ...reviews,
  ...session,
  ...textes,
  ...transports,
  ...ui,
  ...users,
};
