import type { papierPreuve as fr } from '../../../fr/ecrans/users/papierPreuve';

export const papierPreuve: typeof fr = {
  identite: 'بطاقة هويتك (الوجهان) أو جواز سفرك أو بطاقة إقامتك، على أن تكون سارية المفعول وباسمك.',
  entreprise:
    'مستخرج Kbis أو إشعار SIRENE لم يمضِ عليه أكثر من ثلاثة أشهر، أو شهادة التسجيل في بلدك، بالاسم والرقم المذكورين في ملفك الشخصي.',
  licence: 'رخصة النقل الخاصة بك، سارية المفعول، بالرقم المذكور في ملفك الشخصي.',
  assurance: 'شهادة تأمين نشاطك في النقل، سارية المفعول.',
};
