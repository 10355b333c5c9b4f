import type { fin as fr } from '../../../fr/ecrans/notifications/fin';

export const fin: typeof fr = {
  fait: 'تم',
  faitTexte: '«{sujet}»: لن تصلك هذه الرسائل بعد الآن. يمكنك التراجع عن هذا الاختيار في إعداداتك.',
  texte: '«{sujet}»: لن تُخبَر بذلك بعد الآن بالبريد الإلكتروني ولا على أجهزتك. يبقى كل شيء ظاهرًا على الموقع.',
  texteEmail: '«{sujet}»: لن تُخبَر بذلك بعد الآن بالبريد الإلكتروني. يبقى كل شيء ظاهرًا على الموقع.',
  finir: 'إيقاف هذه الرسائل',
  aucun: 'إيقاف كل الرسائل',
  parametres: 'إعداداتي',
};
