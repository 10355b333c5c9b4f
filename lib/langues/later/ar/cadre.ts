import { membre as layoutMembre } from '../../messages/ar/ecrans/layout/membre';
import { cloche as notificationsCloche } from '../../messages/ar/ecrans/notifications/cloche';
import { ligne as notificationsLigne } from '../../messages/ar/ecrans/notifications/ligne';
import { cadre as pageCadre } from '../../messages/ar/ecrans/page/cadre';
import { enAttente as reservationsEnAttente } from '../../messages/ar/ecrans/reservations/enAttente';
import { connexion as sessionConnexion } from '../../messages/ar/ecrans/session/connexion';
import { champs as uiChamps } from '../../messages/ar/ecrans/ui/champs';
import { messages as uiMessages } from '../../messages/ar/ecrans/ui/messages';

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
