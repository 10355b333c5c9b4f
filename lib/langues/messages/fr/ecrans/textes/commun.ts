export const commun = {
  foi: 'Cette page est traduite du français\u202f: seule <a>la version française</a> fait foi.',
  edite: '{produit} est édité par {nom}, que vous pouvez joindre à <mail>{email}</mail>.',
  editeAdresse: '{produit} est édité par {nom}, {adresse}, que vous pouvez joindre à <mail>{email}</mail>.',
};
