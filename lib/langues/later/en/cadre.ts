import { membre as layoutMembre } from '../../messages/en/ecrans/layout/membre';
import { cloche as notificationsCloche } from '../../messages/en/ecrans/notifications/cloche';
import { ligne as notificationsLigne } from '../../messages/en/ecrans/notifications/ligne';
import { cadre as pageCadre } from '../../messages/en/ecrans/page/cadre';
import { enAttente as reservationsEnAttente } from '../../messages/en/ecrans/reservations/enAttente';
import { connexion as sessionConnexion } from '../../messages/en/ecrans/session/connexion';
import { champs as uiChamps } from '../../messages/en/ecrans/ui/champs';
import { messages as uiMessages } from '../../messages/en/ecrans/ui/messages';

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
