import type { suiteDemandeur as fr } from '../../../fr/ecrans/payments/suiteDemandeur';

export const suiteDemandeur: typeof fr = {
  pending: 'الدفع من طرف {nom} ممكن حتى {fin}؛ سنخبرك فور حدوثه.',
  held: 'تم الدفع من طرف {nom}: يُحتفظ بالدفعة حتى التسليم، ثم يُصرف لك {net}.',
  disputed: 'هناك خلاف قائم: يبقى المبلغ محتفظًا به ولا يتحرك قبل تسويته.',
  released: 'تم كل شيء على ما يرام: لك {net}.',
  refunded: 'يُعاد {rembourse} إلى {nom}، وليس عليك فعل أي شيء.',
  split: 'لك {net}، ويُعاد {rembourse} إلى {nom}.',
  failed: 'لم تتم عملية الدفع من {deQui}؛ يمكنك طلبها من جديد في المحادثة.',
  withdrawn: 'سحبت هذا الطلب؛ يمكنك تقديم طلب آخر في المحادثة.',
  lapsed: 'انقضت المهلة أو تغيّر الحجز؛ يمكنك الطلب من جديد في المحادثة.',
};
