import type { payments as fr } from '../../fr/saisie/payments';

export const payments: typeof fr = {
  montant: 'أدخل المبلغ باليورو.',
  montantNul: 'يجب أن يكون المبلغ أكبر من 0\u00a0€.',
  montantMax: 'لا يمكن أن يتجاوز المبلغ 100\u00a0000\u00a0€.',
  decimales: 'لا يقبل المبلغ أكثر من رقمين بعد الفاصلة.',
  description: 'اذكر الغرض من هذه الدفعة.',
  onglet: 'اختر envoyes أو recus.',
  statut: 'اختر pending أو completed أو failed.',
  essai: 'اختر paye أو refuse.',
  annee: 'أدخل سنة.',
  anneeMin: 'أدخل سنة ابتداءً من 2025.',
  anneeMax: 'أدخل سنة لا تتجاوز 2100.',
};
