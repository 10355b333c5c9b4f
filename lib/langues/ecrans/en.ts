import { screens as accueil } from './en/accueil';
import { screens as agences } from './en/agences';
import { screens as alertes } from './en/alertes';
import { screens as api } from './en/api';
import { screens as contact } from './en/contact';
import { screens as demandes } from './en/demandes';
import { screens as form } from './en/form';
import { screens as layout } from './en/layout';
import { screens as listing } from './en/listing';
import { screens as map } from './en/map';
import { screens as messagerie } from './en/messagerie';
import { screens as moderation } from './en/moderation';
import { screens as notifications } from './en/notifications';
import { screens as owned } from './en/owned';
import { screens as page } from './en/page';
import { screens as payments } from './en/payments';
import { screens as produits } from './en/produits';
import { screens as profil } from './en/profil';
import { screens as remises } from './en/remises';
import { screens as reservations } from './en/reservations';
import { screens as reviews } from './en/reviews';
import { screens as session } from './en/session';
import { screens as textes } from './en/textes';
import { screens as transports } from './en/transports';
import { screens as ui } from './en/ui';
import { screens as users } from './en/users';

/** Screens’ messages. */
export const en: typeof import('./fr').fr = {
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
