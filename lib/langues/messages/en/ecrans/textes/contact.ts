import type { contact as fr } from '../../../fr/ecrans/textes/contact';

export const contact: typeof fr = {
  titre: 'Contact us',
  resume: 'A question, a problem, an idea? Write to us: support answers 24 hours a day, 7 days a week.',
  sousTitre: 'Write to us, we will answer.',
  ecrire: 'Write to us',
  dites:
    'Tell us what happened and, if there is one, add the link to the trip or the request: it will be quicker. Support is there 24\u00a0hours a day, 7\u00a0days a week.',
  email: 'Or by e-mail',
  jamais: 'We will never ask you for your password.',
  rapide: 'Often quicker',
  faq: 'Frequently asked questions',
  faqTexte: 'Prices, delivery times, payment, cancelling: the answer may be there.',
  trajet: 'A particular trip',
  trajetTexte: 'Its stops, dates and free kilos are on its page, up to date with each booking.',
  donnees: 'Your data',
  donneesTexte: 'What we keep, why, and how to ask for a copy or for its deletion.',
};
