import type { doubleFenetre as fr } from '../../../fr/ecrans/users/doubleFenetre';

export const doubleFenetre: typeof fr = {
  titre: 'المصادقة الثنائية',
  texte: 'باستعمال تطبيق مثل Google Authenticator أو Aegis أو 1Password.',
  activer: 'تفعيل',
  enCours: 'جارٍ التفعيل...',
  activee: 'فُعّلت المصادقة الثنائية.',
  scanner: 'امسح رمز QR هذا بالتطبيق.',
  image: 'رمز QR للمسح بتطبيق المصادقة',
  cle: 'أو اكتب فيه هذا المفتاح:',
  code: 'اكتب هنا الرمز الذي يعرضه.',
};
