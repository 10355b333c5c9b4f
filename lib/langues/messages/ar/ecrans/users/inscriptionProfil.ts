import type { inscriptionProfil as fr } from '../../../fr/ecrans/users/inscriptionProfil';

export const inscriptionProfil: typeof fr = {
  particular: 'أرسل طرودًا، أو أسافر وفي أمتعتي متسع.',
  professional: 'أقطع الطريق بمركبة مهنية.',
  agency: 'نخزّن البضائع وننقلها.',
};
