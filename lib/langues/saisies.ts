import type { Langue } from './langue';
import { alertes as alertesAr } from './messages/ar/saisie/alertes';
import { conversations as conversationsAr } from './messages/ar/saisie/conversations';
import { demandes as demandesAr } from './messages/ar/saisie/demandes';
import { donnees as donneesAr } from './messages/ar/saisie/donnees';
import { moderation as moderationAr } from './messages/ar/saisie/moderation';
import { notifications as notificationsAr } from './messages/ar/saisie/notifications';
import { produits as produitsAr } from './messages/ar/saisie/produits';
import { reservations as reservationsAr } from './messages/ar/saisie/reservations';
import { reviews as reviewsAr } from './messages/ar/saisie/reviews';
import { textes as textesAr } from './messages/ar/saisie/textes';
import { alertes as alertesEn } from './messages/en/saisie/alertes';
import { conversations as conversationsEn } from './messages/en/saisie/conversations';
import { demandes as demandesEn } from './messages/en/saisie/demandes';
import { donnees as donneesEn } from './messages/en/saisie/donnees';
import { moderation as moderationEn } from './messages/en/saisie/moderation';
import { notifications as notificationsEn } from './messages/en/saisie/notifications';
import { produits as produitsEn } from './messages/en/saisie/produits';
import { reservations as reservationsEn } from './messages/en/saisie/reservations';
import { reviews as reviewsEn } from './messages/en/saisie/reviews';
import { textes as textesEn } from './messages/en/saisie/textes';
import type { Saisies } from './sentences';

/** The sentences of all schemas in the languages that are not the schemas' own. A browser takes its own language's only. */
export const saisies: Record<Exclude<Langue, 'fr'>, Saisies> = {
  en: {
    moderation: moderationEn,
    donnees: donneesEn,
    notifications: notificationsEn,
    conversations: conversationsEn,
    alertes: alertesEn,
    reviews: reviewsEn,
    produits: produitsEn,
    demandes: demandesEn,
    reservations: reservationsEn,
    textes: textesEn,
  },
  ar: {
    moderation: moderationAr,
    donnees: donneesAr,
    notifications: notificationsAr,
    conversations: conversationsAr,
    alertes: alertesAr,
    reviews: reviewsAr,
    produits: produitsAr,
    demandes: demandesAr,
    reservations: reservationsAr,
    textes: textesAr,
  },
};
