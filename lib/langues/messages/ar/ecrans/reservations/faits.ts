import type { faits as fr } from '../../../fr/ecrans/reservations/faits';

export const faits: typeof fr = {
  poids: 'الوزن',
  prix: 'السعر المقترح',
  besoin: 'من أجل الطلب',
  description: 'الوصف',
  masque: '(أخفاه الناقل)',
  retire: '(حُذف من الموقع)',
  silence: 'بقي هذا الطلب دون رد مدة {heures}\u00a0ساعة، فأُلغي تلقائيًا.',
  depart: 'بقي هذا الطلب دون رد حتى الانطلاق، فأُلغي تلقائيًا.',
};
