import type { vide as fr } from '../../../fr/ecrans/messagerie/vide';
import { conversations as refus } from '../../refus/conversations';

export const vide: typeof fr = {
  choisir: 'اختر محادثة للبدء',
  choisirTexte: 'كل مراسلاتك، من السؤال الأول إلى تسليم الطرد.',
  voirMessages: 'عرض رسائلي',
  pasLa: 'إنها غير موجودة، أو أنها بين شخصين آخرين.',
  introuvable: refus.introuvable,
};
