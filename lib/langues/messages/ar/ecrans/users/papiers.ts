import type { papiers as fr } from '../../../fr/ecrans/users/papiers';

export const papiers: typeof fr = {
  titre: 'وثائق تم التحقق منها',
  badges: 'ماذا تعني كل شارة',
  email: 'البريد الإلكتروني',
  telephone: 'الهاتف',
  confirmer: 'تأكيد',
  confirmerEmail: 'تأكيد بريدي الإلكتروني',
  confirmerTelephone: 'تأكيد رقم هاتفي',
  examen: 'قيد المراجعة',
  envoyer: 'إرسال',
  renouveler: 'تجديد',
  nomme: '{action}: {papier}',
  verifieLe: 'تم التحقق منه بتاريخ {jour}.',
  verifieJusqua: 'تم التحقق منه بتاريخ {jour}، وهو صالح إلى غاية {fin}.',
  envoyeLe: 'أُرسل بتاريخ {jour}، ونحن نراجعه.',
  aRenvoyer: 'يجب إرساله من جديد: {raison}',
  fini: 'لم يعد صالحًا منذ {jour}.',
  verifie: 'تم التحقق',
  nonVerifie: 'لم يتم التحقق',
};
