import type { decision as fr } from '../../../fr/ecrans/moderation/decision';

export const decision: typeof fr = {
  titre:
    '{action, select, rembourser {A payment due to you has been refunded to the payer} suspendre {Your account is suspended} avertir {Warning from moderation, about {cible, select, utilisateur {your profile} message {one of your messages} demande {one of your requests} transport {one of your trips} produit {one of your products} avis {one of your reviews} paiement {one of your payments} other {one of your conversations}}} masquer {{cible, select, utilisateur {Your profile} message {One of your messages} demande {One of your requests} transport {One of your trips} produit {One of your products} avis {One of your reviews} paiement {One of your payments} other {One of your conversations}} has been hidden by moderation} other {{cible, select, utilisateur {Your profile} message {One of your messages} demande {One of your requests} transport {One of your trips} produit {One of your products} avis {One of your reviews} paiement {One of your payments} other {One of your conversations}} has been restored}}',
  page: 'Moderation decision',
  le: 'On {jour}',
  pourquoi: 'Why',
};
