import type { lignes as fr } from '../../../fr/ecrans/moderation/lignes';

export const lignes: typeof fr = {
  evenement: 'حدث',
  autour: 'الرسالة وما حولها',
  photo: 'الصورة {rang} من {total} (علامة تبويب جديدة)',
  auteur: '<b>{auteur}</b>:',
};
