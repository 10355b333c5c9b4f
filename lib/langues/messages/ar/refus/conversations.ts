import type { conversations as fr } from '../../fr/refus/conversations';

export const conversations: typeof fr = {
  introuvable: 'لم يُعثر على المحادثة',
  neRecoitPas: 'لا يمكن لهذا الشخص استقبال الرسائل في الوقت الحالي.',
  soiMeme: 'لا يمكنك مراسلة نفسك.',
  pasOuverte: 'لم تُفتح المحادثة.',
  annonceIntrouvable: 'هذا الإعلان غير موجود أو لم يعد موجودًا.',
  niAVous: 'هذا الإعلان ليس لك ولا لهذا الشخص.',
};
