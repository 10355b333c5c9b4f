import { screens as accueil } from './fr/accueil';
import { screens as agences } from './fr/agences';
import { screens as alertes } from './fr/alertes';
import { screens as api } from './fr/api';
import { screens as contact } from './fr/contact';
import { screens as demandes } from './fr/demandes';
import { screens as form } from './fr/form';
import { screens as layout } from './fr/layout';
import { screens as listing } from './fr/listing';
import { screens as map } from './fr/map';
import { screens as messagerie } from './fr/messagerie';
import { screens as moderation } from './fr/moderation';
import { screens as notifications } from './fr/notifications';
import { screens as owned } from './fr/owned';
import { screens as page } from './fr/page';
import { screens as payments } from './fr/payments';
import { screens as produits } from './fr/produits';
import { screens as profil } from './fr/profil';
import { screens as remises } from './fr/remises';
import { screens as reservations } from './fr/reservations';
import { screens as reviews } from './fr/reviews';
import { screens as session } from './fr/session';
import { screens as textes } from './fr/textes';
import { screens as transports } from './fr/transports';
import { screens as ui } from './fr/ui';
import { screens as users } from './fr/users';

/** Screens’ messages. */
export const fr = {
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
