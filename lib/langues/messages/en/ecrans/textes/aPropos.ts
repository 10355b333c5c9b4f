import type { aPropos as fr } from '../../../fr/ecrans/textes/aPropos';

export const aPropos: typeof fr = {
  nom: 'About us',
  resume: 'Why {produit} exists: its founders’ story, its mission and its values.',
  titre: 'The space is already there. <suite>It only needs sharing.</suite>',
  relie: '{produit} connects those who send and those who travel, between Europe and Africa.',
  histoire: 'Our story',
  coffre: 'A half-empty boot',
  coffreTexte:
    'Every summer we took the road south. And every summer a cousin, a neighbour, a friend of a friend asked us to take a bag. We said yes when there was room left.',
  attendent: 'Parcels that wait',
  attendentTexte:
    'In the same cities, others spent weeks looking for somebody who was leaving. The space existed, and so did the parcels. What was missing was a way for them to meet.',
  etapes: 'The road, stop by stop',
  etapesTexte:
    'A van that is full from Paris to Marseille may be empty from Marseille to Tangier. So we drew the trip as it is: its stops, and the free kilos between them.',
  continue: 'The journey goes on',
  continueTexte:
    'In Arabic, rihla means journey. It is the title of the account by Ibn Battuta, who left Tangier in 1325. Today, travellers, drivers and agencies open their road to everyone.',
  mission: 'Our mission',
  missionTexte: 'That no parcel should wait when somebody is leaving, and that nobody should leave empty.',
  valeurs: 'Our values',
  confiance: 'Trust can be seen',
  confianceTexte: 'Signed reviews, checks that say what was checked, a trip described stop by stop.',
  place: 'No space is wasted',
  placeTexte: 'A trip that is made anyway can carry one more parcel. It costs less, and saves a journey.',
  main: 'Everyone stays in charge',
  mainTexte:
    'You agree the price between you. The carrier chooses what to take, and the sender chooses whom to trust.',
  privee: 'Private life stays private',
  priveeTexte: 'No advertising, no tracking. Your phone number and your address are not published.',
  trajets: 'View trips',
  ecrire: 'Write to us',
  api: 'Do you want to connect your own tool to {produit}? <a>Everything goes through an open API</a>.',
};
