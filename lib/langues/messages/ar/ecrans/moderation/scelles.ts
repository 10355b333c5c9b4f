import type { scelles as fr } from '../../../fr/ecrans/moderation/scelles';

export const scelles: typeof fr = {
  titre: 'وثائق مختومة فُتحت',
  texte: 'أصل إيصال أو فاتورة بعد انتهاء الحساب. لا يمكن تغيير هذه الأسطر ولا محوها.',
  ligne: '<b>{numero}</b>، فُتح بتاريخ {jour}',
};
