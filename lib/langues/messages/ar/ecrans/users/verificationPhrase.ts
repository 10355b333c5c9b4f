import type { verificationPhrase as fr } from '../../../fr/ecrans/users/verificationPhrase';

export const verificationPhrase: typeof fr = {
  identite: 'الهوية',
  email: 'البريد الإلكتروني',
  telephone: 'الهاتف',
  entreprise: 'الشركة (SIRET)',
  licence: 'الرخصة',
  assurance: 'التأمين',
};
