import type { Langue } from './langue.mjs';
import { alertes as alertesAr } from './messages/ar/saisie/alertes';
import { comptes as comptesAr } from './messages/ar/saisie/comptes';
import { conversations as conversationsAr } from './messages/ar/saisie/conversations';
import { demandes as demandesAr } from './messages/ar/saisie/demandes';
import { donnees as donneesAr } from './messages/ar/saisie/donnees';
import { identite as identiteAr } from './messages/ar/saisie/identite';
import { moderation as moderationAr } from './messages/ar/saisie/moderation';
import { moyens as moyensAr } from './messages/ar/saisie/moyens';
import { notifications as notificationsAr } from './messages/ar/saisie/notifications';
import { payments as paymentsAr } from './messages/ar/saisie/payments';
import { produits as produitsAr } from './messages/ar/saisie/produits';
import { remises as remisesAr } from './messages/ar/saisie/remises';
import { reservations as reservationsAr } from './messages/ar/saisie/reservations';
import { reviews as reviewsAr } from './messages/ar/saisie/reviews';
import { textes as textesAr } from './messages/ar/saisie/textes';
import { transports as transportsAr } from './messages/ar/saisie/transports';
import { alertes as alertesEn } from './messages/en/saisie/alertes';
import { comptes as comptesEn } from './messages/en/saisie/comptes';
import { conversations as conversationsEn } from './messages/en/saisie/conversations';
import { demandes as demandesEn } from './messages/en/saisie/demandes';
import { donnees as donneesEn } from './messages/en/saisie/donnees';
import { identite as identiteEn } from './messages/en/saisie/identite';
import { moderation as moderationEn } from './messages/en/saisie/moderation';
import { moyens as moyensEn } from './messages/en/saisie/moyens';
import { notifications as notificationsEn } from './messages/en/saisie/notifications';
import { payments as paymentsEn } from './messages/en/saisie/payments';
import { produits as produitsEn } from './messages/en/saisie/produits';
import { remises as remisesEn } from './messages/en/saisie/remises';
import { reservations as reservationsEn } from './messages/en/saisie/reservations';
import { reviews as reviewsEn } from './messages/en/saisie/reviews';
import { textes as textesEn } from './messages/en/saisie/textes';
import { transports as transportsEn } from './messages/en/saisie/transports';
import type { Saisies } from './sentences';

/** The sentences of all schemas in the languages that are not the schemas' own. A browser takes its own language's only. */
export const saisies: Record<Exclude<Langue, 'fr'>, Saisies> = {
  en: {
    alertes: alertesEn,
    comptes: comptesEn,
    conversations: conversationsEn,
    demandes: demandesEn,
    donnees: donneesEn,
    identite: identiteEn,
    moderation: moderationEn,
    moyens: moyensEn,
    notifications: notificationsEn,
    payments: paymentsEn,
    produits: produitsEn,
    remises: remisesEn,
    reservations: reservationsEn,
    reviews: reviewsEn,
    textes: textesEn,
    transports: transportsEn,
  },
  ar: {
    alertes: alertesAr,
    comptes: comptesAr,
    conversations: conversationsAr,
    demandes: demandesAr,
    donnees: donneesAr,
    identite: identiteAr,
    moderation: moderationAr,
    moyens: moyensAr,
    notifications: notificationsAr,
    payments: paymentsAr,
    produits: produitsAr,
    remises: remisesAr,
    reservations: reservationsAr,
    reviews: reviewsAr,
    textes: textesAr,
    transports: transportsAr,
  },
};
