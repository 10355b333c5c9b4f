import type { blocage as fr } from '../../../fr/ecrans/moderation/blocage';

export const blocage: typeof fr = {
  question: 'هل تريد حظر <b>{nom}</b>؟',
  bloquer: 'حظر',
  instant: 'لحظة...',
  texte:
    'لن تتمكنا من التراسل ولا من الحجز معًا. لا يُخبَر هذا الشخص بذلك. تبقى حجوزاتكما المؤكدة سارية: ألغها إن لم تعد تريدها.',
  bloque: 'تم حظر {nom}.',
  bloqueTexte: 'يمكنك إلغاء الحظر من إعداداتك.',
};
