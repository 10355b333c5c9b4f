import type { identitePage as fr } from '../../../fr/ecrans/moderation/identitePage';

export const identitePage: typeof fr = {
  titre: 'الهوية',
  documents: 'وثائق للمراجعة',
  aucun: 'لا وثائق في الانتظار.',
  noms: 'أسماء تشبه اسم عضو موثَّق',
  nomsTexte: 'افتح الملف الشخصي وأبلغ عنه إن كان مضللًا. تشابه الأسماء ليس ذنبًا.',
  ressemble: '<a>{nom}</a> يشبه <b>{modele}</b>، وهو موثَّق.',
};
