import type { api as fr } from '../../../fr/ecrans/textes/api';

export const api: typeof fr = {
  titre: 'Developers',
  resume:
    'The calls of the {produit} API: logging in, searching, publishing, booking, and reading the answers.',
  sousTitre:
    'Everything the site does goes through this API. {nombre} calls, one form of answer. What each call does is described in French.',
  sommaire: 'Contents',
  machines:
    'The same document for machines: <a>openapi.json</a> (OpenAPI 3.1). Weights in kg, prices in euros, ISO 8601 dates with their time zone. New fields may be added to answers: ignore those you do not know.',
  seConnecter: 'Logging in',
  jeton: 'Logging in gives a token, to be sent with every call that asks for it.',
  reponses: 'Answers, lists and errors',
  reponsesTexte:
    'A success answers <c>{succes}</c>. A list adds <c>meta.nextCursor</c>: give it as <c>cursor</c> for the next page, until <c>null</c>; <c>limit</c> goes from 1 to 100. A refusal answers:',
  partout: 'Any call may answer {codes}; the rest is said at each.',
  limites: 'Limits and repeated calls',
  limitesTexte:
    'Calls are counted by address and by account. Beyond the limit the answer is 429 and <c>Retry-After</c> says how many seconds to wait; likewise for 503. A creation accepts the header <c>Idempotency-Key</c>: the same call with the same key, within {heures} hours, gives the first answer again instead of creating twice.',
  objets: 'What is answered',
  facultative: 'Login optional.',
  requise: 'Login required.',
  formulaire: 'A <c>multipart/form-data</c> form, with the picture in <c>{champ}</c>.',
  obligatoire: ', required',
  precision: ': {texte}',
  element: '<a>{nom}</a>: {texte}',
  repond: 'Answers <b>{code}</b> <quoi>{nom}</quoi>.',
  repondOu: 'Answers <b>{code}</b> <quoi>{nom}</quoi> or {autres}.',
  objet: '(<a>{nom}</a>)',
  liste: '(list of <a>{nom}</a>)',
};
