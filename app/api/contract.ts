import type { RouteModule } from '@/lib/core/http/openapi';
import * as agenda from './agenda/[token]/route';
import * as alerte from './alertes/[id]/route';
import * as alerteReglages from './alertes/reglages/route';
import * as alertes from './alertes/route';
import * as emailConfirmation from './auth/email/confirmation/route';
import * as emailReprise from './auth/email/reprise/route';
import * as forgotPassword from './auth/forgot-password/route';
import * as login from './auth/login/route';
import * as logout from './auth/logout/route';
import * as notMe from './auth/pas-moi/[token]/route';
import * as passkeyLoginOptions from './auth/passkey/options/route';
import * as passkeyLogin from './auth/passkey/route';
import * as registerCheck from './auth/register/check/route';
import * as register from './auth/register/route';
import * as resetPassword from './auth/reset-password/route';
import * as colisProbleme from './colis/[token]/probleme/route';
import * as colisRecu from './colis/[token]/recu/route';
import * as colis from './colis/[token]/route';
import * as contact from './contact/route';
import * as conversationEcrit from './conversations/[id]/ecrit/route';
import * as conversationMessages from './conversations/[id]/messages/route';
import * as conversationRead from './conversations/[id]/read/route';
import * as conversation from './conversations/[id]/route';
import * as conversationUnreadCount from './conversations/[id]/unread-count/route';
import * as conversations from './conversations/route';
import * as conversationsUnread from './conversations/unread/route';
import * as demande from './demandes/[id]/route';
import * as demandeViews from './demandes/[id]/views/route';
import * as demandeVisibility from './demandes/[id]/visibility/route';
import * as demandes from './demandes/route';
import * as demandesUrgent from './demandes/urgent/route';
import * as events from './events/route';
import * as health from './health/route';
import * as moderationAnswer from './moderation/[id]/answer/route';
import * as moderationLecture from './moderation/litiges/[id]/lecture/route';
import * as moderationLitige from './moderation/litiges/[id]/route';
import * as moderationPaiement from './moderation/paiements/[id]/remboursement/route';
import * as moderationFichier from './moderation/papiers/[id]/fichiers/[fichierId]/route';
import * as moderationPapier from './moderation/papiers/[id]/route';
import * as moderationVu from './moderation/rapprochements/[jour]/vu/route';
import * as moderationRessemblance from './moderation/ressemblances/[id]/route';
import * as moderation from './moderation/route';
import * as newsletterLink from './newsletter/[token]/route';
import * as newsletterConfirmation from './newsletter/confirmation/route';
import * as newsletter from './newsletter/route';
import * as notificationsRead from './notifications/read/route';
import * as notifications from './notifications/route';
import * as endMails from './notifications/unsubscribe/[token]/route';
import * as paymentPay from './payments/[id]/pay/route';
import * as paymentRecu from './payments/[id]/recus/[genre]/route';
import * as paymentRelease from './payments/[id]/release/route';
import * as paymentRetour from './payments/[id]/retour/route';
import * as payment from './payments/[id]/route';
import * as paymentTest from './payments/[id]/test/route';
import * as paymentWithdraw from './payments/[id]/withdraw/route';
import * as paymentAccount from './payments/account/route';
import * as paymentsExport from './payments/export/route';
import * as paymentProposal from './payments/proposition/route';
import * as paymentsReleve from './payments/releve/route';
import * as payments from './payments/route';
import * as paymentWebhook from './payments/webhook/route';
import * as produit from './produits/[id]/route';
import * as produitsRecent from './produits/recent/route';
import * as produits from './produits/route';
import * as pushSubscriptions from './push-subscriptions/route';
import * as reports from './reports/route';
import * as reservationAgenda from './reservations/[id]/agenda/route';
import * as reservationAnnulation from './reservations/[id]/annulation/route';
import * as reservationCancel from './reservations/[id]/cancel/route';
import * as litigeAccord from './reservations/[id]/litige/accord/route';
import * as litigePropositions from './reservations/[id]/litige/propositions/route';
import * as litige from './reservations/[id]/litige/route';
import * as remiseBien from './reservations/[id]/remise/bien/route';
import * as remiseDeclaration from './reservations/[id]/remise/declaration/route';
import * as remiseLien from './reservations/[id]/remise/lien/route';
import * as remise from './reservations/[id]/remise/route';
import * as reservationStatus from './reservations/[id]/status/route';
import * as reservation from './reservations/route';
import * as reservationsRefuse from './reservations/transport/[transportId]/refuse/route';
import * as reservationsOfTransport from './reservations/transport/[transportId]/route';
import * as reservationsOfUser from './reservations/user/route';
import * as review from './reviews/[id]/route';
import * as reviews from './reviews/route';
import * as reviewsOfUser from './reviews/user/[userId]/route';
import * as transportCapacity from './transports/[id]/capacity/route';
import * as transport from './transports/[id]/route';
import * as transports from './transports/route';
import * as transportsUrgent from './transports/urgent/route';
import * as uploadImage from './upload/image/route';
import * as userBlock from './users/[userId]/block/route';
import * as userDemandes from './users/[userId]/demandes/route';
import * as userProduits from './users/[userId]/produits/route';
import * as profileImage from './users/[userId]/profile-image/route';
import * as user from './users/[userId]/route';
import * as userTransports from './users/[userId]/transports/route';
import * as myAgency from './users/me/agency/route';
import * as myAgenda from './users/me/agenda/route';
import * as myBlocks from './users/me/blocks/route';
import * as myDetails from './users/me/details/route';
import * as myDownload from './users/me/donnees/[token]/route';
import * as myData from './users/me/donnees/route';
import * as myEmail from './users/me/email/route';
import * as myPapierPhoto from './users/me/papiers/photo/route';
import * as myPapiers from './users/me/papiers/route';
import * as myPasskey from './users/me/passkeys/[passkeyId]/route';
import * as myPasskeyOptions from './users/me/passkeys/options/route';
import * as myPasskeys from './users/me/passkeys/route';
import * as myPassword from './users/me/password/route';
import * as myPhone from './users/me/phone/route';
import * as myProof from './users/me/proof/route';
import * as me from './users/me/route';
import * as mySession from './users/me/sessions/[sessionId]/route';
import * as mySessions from './users/me/sessions/route';
import * as mySuppression from './users/me/suppression/route';
import * as myRecoveryCodes from './users/me/two-factor/recovery-codes/route';
import * as myTwoFactor from './users/me/two-factor/route';
import * as users from './users/route';
import * as stats from './users/stats/route';
import * as villes from './villes/route';
import * as vitals from './vitals/route';

/** Every route there is, by its path; a test holds this list against the folder. */
export const contract = {
  '/auth/login': login,
  '/auth/logout': logout,
  '/auth/register': register,
  '/auth/register/check': registerCheck,
  '/auth/forgot-password': forgotPassword,
  '/auth/reset-password': resetPassword,
  '/auth/pas-moi/{token}': notMe,
  '/auth/email/confirmation': emailConfirmation,
  '/auth/email/reprise': emailReprise,
  '/auth/passkey': passkeyLogin,
  '/auth/passkey/options': passkeyLoginOptions,
  '/events': events,
  '/health': health,
  '/users/{userId}/produits': userProduits,
  '/users/{userId}/demandes': userDemandes,
  '/reviews': reviews,
  '/reviews/{id}': review,
  '/reviews/user/{userId}': reviewsOfUser,
  '/push-subscriptions': pushSubscriptions,
  '/produits/recent': produitsRecent,
  '/produits/{id}': produit,
  '/agenda/{token}': agenda,
  '/alertes': alertes,
  '/alertes/reglages': alerteReglages,
  '/alertes/{id}': alerte,
  '/contact': contact,
  '/newsletter': newsletter,
  '/notifications': notifications,
  '/notifications/read': notificationsRead,
  '/notifications/unsubscribe/{token}': endMails,
  '/newsletter/confirmation': newsletterConfirmation,
  '/newsletter/{token}': newsletterLink,
  '/produits': produits,
  '/payments': payments,
  '/payments/account': paymentAccount,
  '/payments/webhook': paymentWebhook,
  '/payments/proposition': paymentProposal,
  '/payments/{id}': payment,
  '/payments/{id}/withdraw': paymentWithdraw,
  '/payments/{id}/pay': paymentPay,
  '/payments/{id}/retour': paymentRetour,
  '/payments/{id}/test': paymentTest,
  '/payments/{id}/release': paymentRelease,
  '/payments/{id}/recus/{genre}': paymentRecu,
  '/payments/export': paymentsExport,
  '/payments/releve': paymentsReleve,
  '/conversations': conversations,
  '/conversations/unread': conversationsUnread,
  '/conversations/{id}': conversation,
  '/conversations/{id}/unread-count': conversationUnreadCount,
  '/conversations/{id}/read': conversationRead,
  '/conversations/{id}/messages': conversationMessages,
  '/conversations/{id}/ecrit': conversationEcrit,
  '/demandes/urgent': demandesUrgent,
  '/demandes/{id}/visibility': demandeVisibility,
  '/demandes/{id}/views': demandeViews,
  '/demandes/{id}': demande,
  '/demandes': demandes,
  '/reservations': reservation,
  '/reservations/{id}/agenda': reservationAgenda,
  '/reservations/{id}/annulation': reservationAnnulation,
  '/reservations/{id}/cancel': reservationCancel,
  '/reservations/{id}/status': reservationStatus,
  '/reservations/{id}/remise': remise,
  '/reservations/{id}/remise/lien': remiseLien,
  '/reservations/{id}/remise/declaration': remiseDeclaration,
  '/reservations/{id}/remise/bien': remiseBien,
  '/colis/{token}': colis,
  '/colis/{token}/recu': colisRecu,
  '/colis/{token}/probleme': colisProbleme,
  '/reservations/{id}/litige': litige,
  '/reservations/{id}/litige/propositions': litigePropositions,
  '/reservations/{id}/litige/accord': litigeAccord,
  '/moderation/litiges/{id}': moderationLitige,
  '/moderation/litiges/{id}/lecture': moderationLecture,
  '/moderation/paiements/{id}/remboursement': moderationPaiement,
  '/moderation/rapprochements/{jour}/vu': moderationVu,
  '/moderation/papiers/{id}': moderationPapier,
  '/moderation/papiers/{id}/fichiers/{fichierId}': moderationFichier,
  '/moderation/ressemblances/{id}': moderationRessemblance,
  '/reservations/transport/{transportId}': reservationsOfTransport,
  '/reservations/transport/{transportId}/refuse': reservationsRefuse,
  '/reservations/user': reservationsOfUser,
  '/transports': transports,
  '/transports/{id}': transport,
  '/transports/{id}/capacity': transportCapacity,
  '/transports/urgent': transportsUrgent,
  '/upload/image': uploadImage,
  '/reports': reports,
  '/moderation': moderation,
  '/moderation/{id}/answer': moderationAnswer,
  '/users/{userId}': user,
  '/users/{userId}/profile-image': profileImage,
  '/users/{userId}/transports': userTransports,
  '/users/{userId}/block': userBlock,
  '/users': users,
  '/users/me': me,
  '/users/me/agency': myAgency,
  '/users/me/agenda': myAgenda,
  '/users/me/blocks': myBlocks,
  '/users/me/details': myDetails,
  '/users/me/donnees': myData,
  '/users/me/donnees/{token}': myDownload,
  '/users/me/email': myEmail,
  '/users/me/papiers': myPapiers,
  '/users/me/papiers/photo': myPapierPhoto,
  '/users/me/password': myPassword,
  '/users/me/phone': myPhone,
  '/users/me/passkeys': myPasskeys,
  '/users/me/passkeys/options': myPasskeyOptions,
  '/users/me/passkeys/{passkeyId}': myPasskey,
  '/users/me/proof': myProof,
  '/users/me/sessions': mySessions,
  '/users/me/sessions/{sessionId}': mySession,
  '/users/me/suppression': mySuppression,
  '/users/me/two-factor': myTwoFactor,
  '/users/me/two-factor/recovery-codes': myRecoveryCodes,
  '/users/stats': stats,
  '/villes': villes,
  '/vitals': vitals,
} satisfies Record<string, RouteModule>;
