import type { parametresPage as fr } from '../../../fr/ecrans/users/parametresPage';

export const parametresPage: typeof fr = {
  titre: 'الإعدادات',
  securite: 'الأمان',
  securiteTexte: 'كلمة المرور الجديدة تُسجّل خروج أجهزتك الأخرى.',
  donnees: 'البيانات',
  donneesTexte: 'ما نعرفه عنك هو لك.',
};
