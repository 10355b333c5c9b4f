import type { reservations as fr } from '../../fr/refus/reservations';

export const reservations: typeof fr = {
  introuvable: 'لم يُعثر على الحجز.',
  agendaPerime: 'لم يعد رابط التقويم هذا صالحًا. انسخ الرابط الجديد من صفحة حجوزاتي.',
  tropSurCeTrajet:
    'لديك بالفعل {n} حجوزات جارية على هذه الرحلة، وهو الحد الأقصى للشخص الواحد. اجمع طرودك أو اختر رحلة أخرى.',
  emailAConfirmer:
    'بريدك الإلكتروني غير مؤكد: لا يمكن أن تنتظر الرد أكثر من {n} من طلباتك. أكّده عبر الرابط المرسل إلى بريدك ثم أعد المحاولة.',
  tropSansReponse:
    'لديك بالفعل {n} طلبًا دون رد. انتظر رد الناقلين (في غضون {heures}\u00a0ساعة على الأكثر) ثم أعد المحاولة.',
  plusAssez: 'لم يتبقَّ سوى {libre} بين {depart} و{arrivee}. خفّض الوزن أو اختر رحلة أخرى.',
  complet: 'لم يعد هناك مكان بين {depart} و{arrivee}. اختر رحلة أخرى.',
  enChangement: 'تُعدَّل هذه الرحلة حاليًا. أعد المحاولة بعد لحظة.',
  trajetInvalide: 'يرجى اختيار رحلة صالحة',
  datesChangees: 'تغيّرت تواريخ هذه الرحلة للتو. أعد تحميل الصفحة لرؤيتها.',
  dejaParti: 'انطلقت هذه الرحلة من {depart} بالفعل.',
  poidsMax: 'تقبل هذه الرحلة {poids} على الأكثر.',
  poidsNul: 'يجب أن يكون الوزن أكبر من 0 كغ.',
  plusEnAttente: 'لم يعد لهذا الشخص طلب قيد الانتظار على هذه الرحلة.',
  propreTransport: 'لا يمكنك الحجز على رحلتك الخاصة.',
  pasEnregistree: 'لم يُسجَّل الحجز.',
  annulableQuand:
    'يمكن إلغاء هذا الحجز {regle, select, faq {حتى} other {ابتداءً من}} {heures}\u00a0ساعة قبل الانطلاق.',
  colisRemis: 'سُلّم الطرد: أبلغ عن مشكلة بدلًا من ذلك.',
  attendVotreReponse: 'ينتظر هذا الطلب ردك: ارفضه بدلًا من ذلك.',
  deja: 'هذا الحجز {statut, select, en_attente {قيد الانتظار} confirmee {مؤكد} refusee {مرفوض} annulee {ملغى} other {محذوف}} بالفعل.',
};
