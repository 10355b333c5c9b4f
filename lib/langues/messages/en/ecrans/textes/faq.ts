import type { faq as fr } from '../../../fr/ecrans/textes/faq';

export const faq: typeof fr = {
  titre: 'Frequently asked questions',
  resume: 'Prices, delivery times, payment, cancelling: answers to the ten questions we are asked most.',
  sousTitre: 'Ten short answers. Yours is not here? Write to us.',
  ecrire: 'Write to us',
  comment: 'How does {produit} work?',
  commentTexte:
    'Travellers, drivers and agencies post their trips, with the stops and the free kilos. You look for a trip through your two cities, book the weight you need on that part of the route, and the carrier confirms within {jours} days. You can also post a request and wait for answers.',
  voirTrajets: 'View trips',
  combien: 'How much does it cost?',
  combienTexte:
    'Signing up and posting are free. You agree the price with the carrier. A fee of {min} to {max}%, depending on the amount, is included in what you pay.',
  voirBareme: 'See how our fee is set',
  protege: 'How is my payment protected?',
  reel: 'Your payment is held until delivery. It is paid out to the carrier {livree}\u00a0hours after the handover confirmed by your code, or as soon as you say that all is well. Without the code, the carrier declares the delivery with a photo, and you have {declaree}\u00a0days to dispute it. Outside the site, never pay a stranger.',
  test: 'On this site, payments are in test mode: no money moves. {suite}',
  aucun:
    'On this site, money does not go through us yet: you agree the payment with the carrier. Never pay a stranger in advance.',
  delai: 'How long does my parcel take?',
  delaiTexte:
    'Allow 2 to 7 days for an international trip. Each trip shows the date of each of its stops, in the city’s own time.',
  annuler: 'Can I cancel a booking?',
  envoyer: 'What can I send?',
  envoyerTexte:
    'Clothes, gifts, phones, spare parts, small furniture: anything that the law allows to be carried and that the carrier accepts. Never weapons, drugs, counterfeits or dangerous goods. Describe the contents honestly and show them to the carrier before departure.',
  lireConditions: 'Read the terms of use',
  aQui: 'How do I know who I am trusting with my parcel?',
  aQuiTexte:
    'Each profile shows the reviews received, the date of joining and what has been verified: identity, e-mail, phone. Read the reviews before booking, and show the contents of the parcel at handover.',
  proposer: 'How do I offer a trip?',
  proposerTexte:
    'Create an account, then choose “Offer a trip”: your stops, their dates, the weight you can take. You receive the requests and confirm those that suit you. The weight booked is deducted automatically, on each part of the route.',
  creer: 'Create an account',
  mal: 'What if something goes wrong?',
  malTexte:
    'Talk to the other person first: most problems are settled that way. As long as a payment is held, say “There is a problem” on the parcel’s page: it stays blocked, each of you proposes a split, and if you do not agree we decide, in writing and with our reasons. For everything else, write to us with the link to the trip or the request.',
  support: 'When can I reach support?',
  supportTexte: 'Support is there 24\u00a0hours a day, 7\u00a0days a week.',
  contacter: 'Contact us',
};
