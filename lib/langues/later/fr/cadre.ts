import { membre as layoutMembre } from '../../messages/fr/ecrans/layout/membre';
import { cloche as notificationsCloche } from '../../messages/fr/ecrans/notifications/cloche';
import { ligne as notificationsLigne } from '../../messages/fr/ecrans/notifications/ligne';
import { cadre as pageCadre } from '../../messages/fr/ecrans/page/cadre';
import { enAttente as reservationsEnAttente } from '../../messages/fr/ecrans/reservations/enAttente';
import { connexion as sessionConnexion } from '../../messages/fr/ecrans/session/connexion';
import { champs as uiChamps } from '../../messages/fr/ecrans/ui/champs';
import { messages as uiMessages } from '../../messages/fr/ecrans/ui/messages';

/** Messages that a browser loads when they are wanted. */
export const screens = {
  'layout/membre': layoutMembre,
  'notifications/cloche': notificationsCloche,
  'notifications/ligne': notificationsLigne,
  'page/cadre': pageCadre,
  'reservations/enAttente': reservationsEnAttente,
  'session/connexion': sessionConnexion,
  'ui/champs': uiChamps,
  'ui/messages': uiMessages,
};
