import type { demandes as fr } from '../../fr/refus/demandes';

export const demandes: typeof fr = {
  introuvable: 'لم يُعثر على الطلب',
  mauvaisPassage:
    'هذا الطلب {de, select, attente {قيد الانتظار} cours {قيد التنفيذ} other {منتهٍ}}: لا يمكن أن يصبح {vers, select, attente {قيد الانتظار} cours {قيد التنفيذ} other {منتهيًا}}.',
  vientDeChanger: 'تغيّر هذا الطلب للتو. أعد تحميل الصفحة.',
  pasLeVotre: 'هذا الطلب ليس لك أو لم يعد موجودًا.',
  termine: 'هذا الطلب منتهٍ. اختر طلبًا آخر أو لا تختر شيئًا.',
  datePassee: 'لا يمكن أن يكون الموعد النهائي قد مضى.',
};
