import type { service as fr } from '../../../fr/ecrans/agences/service';

export const service: typeof fr = {
  titre: 'الخدمات المقدَّمة',
  stockage: 'حفظ طرودك في الوكالة',
  emballage: 'حمايتها ووضعها في صناديق',
  expedition: 'إرسالها مع الرحلة القادمة',
  reception: 'استلامها وتسليمها نيابةً عنك',
  aucun: 'لم تذكر الوكالة خدماتها بعد.',
};
