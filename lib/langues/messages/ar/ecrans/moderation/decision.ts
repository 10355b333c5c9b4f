import type { decision as fr } from '../../../fr/ecrans/moderation/decision';

export const decision: typeof fr = {
  titre:
    '{action, select, rembourser {أُعيدت دفعة كانت مستحقة لك إلى من دفعها} suspendre {حسابك معلّق} avertir {تحذير من الإشراف بشأن {cible, select, utilisateur {ملفك الشخصي} message {إحدى رسائلك} demande {أحد طلباتك} transport {إحدى رحلاتك} produit {أحد منتجاتك} avis {أحد تقييماتك} paiement {إحدى دفعاتك} other {إحدى محادثاتك}}} masquer {أخفى الإشراف {cible, select, utilisateur {ملفك الشخصي} message {إحدى رسائلك} demande {أحد طلباتك} transport {إحدى رحلاتك} produit {أحد منتجاتك} avis {أحد تقييماتك} paiement {إحدى دفعاتك} other {إحدى محادثاتك}}} other {استُعيد ظهور {cible, select, utilisateur {ملفك الشخصي} message {إحدى رسائلك} demande {أحد طلباتك} transport {إحدى رحلاتك} produit {أحد منتجاتك} avis {أحد تقييماتك} paiement {إحدى دفعاتك} other {إحدى محادثاتك}}}}',
  page: 'قرار الإشراف',
  le: 'بتاريخ {jour}',
  pourquoi: 'السبب',
};
