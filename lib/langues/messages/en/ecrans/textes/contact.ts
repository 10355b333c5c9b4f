import type { contact as fr } from '../../../fr/ecrans/textes/contact';

export const contact: typeof fr = {
  titre: 'Contact us',
  resume: 'A question, a problem, an idea? Write to us: a person reads your message and answers by e-mail.',
  sousTitre: 'Write to us, we will answer.',
  ecrire: 'Write to us',
  dites:
    'Tell us what happened and, if there is one, add the link to the trip or the request: it will be quicker. A person will read your message and answer it.',
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
