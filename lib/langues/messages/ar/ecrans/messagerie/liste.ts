import type { liste as fr } from '../../../fr/ecrans/messagerie/liste';

export const liste: typeof fr = {
  conversations: 'المحادثات',
  messages: 'الرسائل',
  rechercher: 'البحث عن شخص أو مدينة',
  exemple: 'شخص أو مدينة',
  echec: 'لم تكتمل عملية البحث',
  reseau: 'تحقق من الشبكة ثم أعد المحاولة.',
  reessayer: 'إعادة المحاولة',
  suiteEchec: 'تعذّر تحميل البقية.',
  plus: 'المزيد من المحادثات',
  trouvees:
    '{n, plural, zero {لم يُعثر على أي محادثة.} one {عُثر على محادثة واحدة.} two {عُثر على محادثتين.} few {عُثر على # محادثات.} many {عُثر على # محادثة.} other {عُثر على # محادثة.}}',
  aucune: 'لم يُعثر على أي محادثة',
  effacer: 'مسح البحث',
  sansRapport: 'لا يوجد شخص أو مدينة أو إعلان يطابق «<mots>{recherche}</mots>».',
  vide: 'لا رسائل بعد',
  voirTrajets: 'عرض الرحلات',
  videTexte: 'راسل مسافرًا من إعلانه: ستتابع المحادثة هنا.',
  ecrit: 'جارٍ الكتابة…',
  nonLus:
    '{n, plural, zero {لا رسائل غير مقروءة} one {رسالة غير مقروءة} two {رسالتان غير مقروءتين} few {# رسائل غير مقروءة} many {# رسالة غير مقروءة} other {# رسالة غير مقروءة}}',
  livraison: '{budget}، التسليم في {ville}',
};
