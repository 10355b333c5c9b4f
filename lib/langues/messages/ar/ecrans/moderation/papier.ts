import type { papier as fr } from '../../../fr/ecrans/moderation/papier';

export const papier: typeof fr = {
  deja: 'سبق التحقق منه',
  titre: '{papier}: <a>{nom}</a>',
  envoyeLe: 'أُرسل بتاريخ {jour}.',
  entreprise: 'الشركة',
  nom: 'الاسم',
  naissance: 'الميلاد',
  piece: 'الرقم المذكور',
  pays: 'البلد',
  siret: 'الرقم',
  adresse: 'العنوان',
  assurance: 'التأمين المذكور',
};
