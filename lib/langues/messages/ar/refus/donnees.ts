import type { donnees as fr } from '../../fr/refus/donnees';

export const donnees: typeof fr = {
  enCours: 'لا يزال هناك شيء جارٍ: أنهِ أولًا ما هو مذكور في إعداداتك ثم عد.',
  lienPerime: 'لم يعد هذا الرابط صالحًا أو ليس لك. اطلب بياناتك من جديد من الإعدادات.',
  imageAbsente: 'تعذّرت قراءة إحدى صورك الآن. أعد المحاولة بعد بضع دقائق.',
};
