import type { page as fr } from '../../../fr/ecrans/demandes/page';

export const page: typeof fr = {
  titre: 'الطلبات',
  titreCategorie: 'طلبات: {categorie}',
  titreVille: 'طلبات في {ville}',
  titreCategorieVille: 'طلبات في {ville}: {categorie}',
  description: 'إرسال ومشتريات من الخارج بين أوروبا وأفريقيا: ما يبحث عنه الناس وميزانيتهم وموعدهم النهائي.',
  descriptionVille:
    'إرسال ومشتريات من الخارج للتسليم في {ville}: ما يبحث عنه الناس وميزانيتهم وموعدهم النهائي.',
  sousTitre: 'ساعد من يريدون الإرسال أو الشراء من الخارج.',
  suivants: 'الطلبات التالية',
};
