import type { transports as fr } from '../../fr/refus/transports';

export const transports: typeof fr = {
  introuvable: 'لم يُعثر على الرحلة.',
  etapeInconnue: 'إحدى المحطات ليست من محطات هذه الرحلة. أعد تحميل الصفحة.',
  departPasse: 'مضى تاريخ الانطلاق بالفعل.',
  dateInconnue: 'هذا التاريخ غير موجود.',
  tropLointaine: 'هذا التاريخ بعيد جدًا: سنتان على الأكثر.',
  porteDesReservations: 'على هذه الرحلة حجوزات: {noms}. أخفِ الرحلة لإزالتها من القوائم.',
  villesRequises: 'مدينتا الانطلاق والوصول إلزاميتان',
  avantPrecedente: 'هذا التاريخ سابق لتاريخ المحطة السابقة ({ville}).',
  memeVille: 'هذه المدينة هي نفسها مدينة المحطة السابقة.',
  collecteSeulement: 'المحطة الأولى للاستلام فقط.',
  depotSeulement: 'المحطة الأخيرة للتسليم فقط.',
  rienCoche: 'ضع علامة على الاستلام أو التسليم أو كليهما.',
  etapeReservee: 'المحطة {ville} محجوزة: {nom}. احتفظ بها، أو انتظر إلغاء الحجز.',
  casserait: 'سيُخلّ هذا التغيير بحجز قائم: {nom}.',
  dateReservee:
    'المحطة {ville} محجوزة ليوم {date}: {nom}. يمكنك تغيير موعدها بـ{heures}\u00a0ساعة على الأكثر. لتاريخ آخر، اطلب من الأشخاص المعنيين الإلغاء ثم الحجز من جديد.',
  poidsReserve: 'حُجز بالفعل {kg}\u00a0كغ بين {depart} و{arrivee}: {noms}.',
};
