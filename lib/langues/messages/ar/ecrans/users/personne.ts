import type { personne as fr } from '../../../fr/ecrans/users/personne';

export const personne: typeof fr = {
  verifie: 'موثَّق',
  emailNonConfirme: 'بريد إلكتروني غير مؤكد',
  membreDepuis: 'عضو منذ {annee}',
  nouveau: 'جديد',
  avis: '{note} ({n, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}})',
  sur5: '{note} من 5 ({n, plural, zero {لا تقييمات} one {تقييم واحد} two {تقييمان} few {# تقييمات} many {# تقييمًا} other {# تقييم}})',
};
