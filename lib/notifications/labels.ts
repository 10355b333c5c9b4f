import { papiers as scopes } from '@/lib/langues/messages/fr/notifications/papiers';
import type { Scope } from './rules';
import type { NotificationKind } from './schema';

/** What somebody chooses in their settings, and what a link in a mail ends. */
export const SCOPE_LABELS: Record<Scope, string> = {
  message: scopes.message,
  newDemande: scopes.newDemande,
  transportUpdate: scopes.transportUpdate,
  alertes: scopes.alertes,
  email: scopes.email,
};

/** Every kind of notification, as the settings list it. */
export const KIND_LABELS: Record<NotificationKind, string> = {
  nouveau_message: 'Un message non lu depuis cinq minutes',
  reservation_demandee: 'Une demande de réservation sur un de vos trajets',
  demande_bientot_finie: 'Un de vos besoins se termine dans deux jours',
  reservation_confirmee: 'Votre réservation est confirmée',
  reservation_refusee: 'Votre demande est refusée',
  reservation_annulee: 'Une de vos réservations, ou une sur un de vos trajets, est annulée',
  reservation_expiree: 'Une demande est restée sans réponse',
  etape_deplacee: 'L’horaire d’un trajet réservé change',
  transport_demain: 'Un trajet part demain',
  paiement_demande: 'Une demande de paiement',
  paiement_retire: 'Une demande de paiement est retirée',
  paiement_expire: 'Votre demande de paiement reste sans suite',
  paiement_recu: 'Un paiement que vous avez demandé est fait',
  paiement_verse: 'Un paiement vous est versé',
  paiement_rembourse: 'Un paiement vous est rendu',
  paiement_attend_compte: 'Une part qui attend votre compte',
  paiement_repris: 'Un paiement versé est repris',
  colis_collecte: 'Votre colis est remis au transporteur',
  colis_livre: 'Un colis est livré',
  livraison_declaree: 'Une livraison est déclarée sans code',
  remise_attendue: 'Un colis payé n’est pas remis, ou sa livraison pas confirmée',
  remise_avant_annulation: 'Un colis remis avant une annulation, appris après',
  codes_fermes: 'Des codes faux sont entrés pour votre colis',
  litige: 'Un désaccord sur un colis, et ce qu’il devient',
  alerte: 'Un trajet, un besoin ou un produit de vos alertes, aussitôt publié',
  alertes_du_jour: 'Ce que vos alertes ont trouvé, une fois par jour',
  avis_recu: 'Un avis sur vous',
  papier: 'Une réponse à un document envoyé, ou sa date qui approche',
  moderation: 'Une décision au sujet de votre compte',
};
