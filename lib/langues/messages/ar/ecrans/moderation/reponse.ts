import type { reponse as fr } from '../../../fr/ecrans/moderation/reponse';

export const reponse: typeof fr = {
  arrivee: 'وصل ردك.',
  envoyer: 'إرسال ردي',
  envoi: 'جارٍ الإرسال...',
  nom: 'ردك',
  aide: 'يمكنك الرد مرة واحدة. سيقرؤه فريق الإشراف.',
};
