import type { manque as fr } from '../fr/manque';

export const manque: typeof fr = {
  banque: 'بياناتك البنكية',
  piece: 'وثيقة هوية',
  accord: 'موافقتك على شروط مزوّد خدمة الدفع',
  activite: 'نشاطك',
  personne: 'معلوماتك الشخصية',
  entreprise: 'معلومات شركتك',
  autre: 'معلومات أخرى',
};
