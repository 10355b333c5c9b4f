import type { mentions as fr } from '../../../fr/ecrans/textes/mentions';

export const mentions: typeof fr = {
  titre: 'Legal notice',
  resume: 'Who publishes {produit}, who hosts it, and how to report content.',
  sousTitre: 'Who answers for this site, and whom to turn to.',
  editeur: 'Publisher',
  demonstration:
    'This site is a demonstration: nobody runs it, nothing is sold on it and no money moves on it. You can write to <mail>{email}</mail>.',
  nomAdresse: '{nom}, {adresse}',
  tva: 'EU VAT number: {numero}',
  email: 'E-mail: <mail>{email}</mail>',
  telephone: 'Phone: <tel>{numero}</tel>',
  directeur: 'Publication director: {nom}',
  hebergement: 'Hosting',
  role: 'Our role',
  roleTexte:
    '{produit} is an online platform within the meaning of article L.\u00a0111-7 of the French Consumer Code: it connects people and carries nothing. Listings, reviews and messages are written by their authors, who answer for them; we host them within the meaning of article\u00a06 of the French law of 21\u00a0June 2004 and of European Regulation 2022/2065 on digital services.',
  reclamations: 'Complaints, mediation, disputes',
  reclamationsTexte:
    'Write to us first, through the <contact>Contact</contact> page or at <mail>{email}</mail>. If our answer does not satisfy you, or if none comes within two months, a consumer may turn, free of charge and within a year of that complaint, to the consumer mediator{connu, select, oui { we have joined ({mediateur})} other {}}, under articles L.\u00a0612-1 and following of the French Consumer Code, or go to the court of their place of residence. What applies to withdrawal, cancelling and disputes between members is in the <conditions>terms of use</conditions>.',
  signaler: 'Reporting illegal content',
  signalerTexte:
    'Every listing, profile, review and message has a “Report” button. A person reads each report; you are told what was decided, and the author is told why and can reply. Without an account, or for an authority, write through the <contact>Contact</contact> page, which is also our single point of contact, in French or in English.',
  propriete: 'Intellectual property',
  proprieteTexte:
    'The site’s name, design and texts are protected. The texts and photos you publish remain yours; you allow us to show them on the site as long as your listing is there.',
  villes: 'Cities and maps',
  villesTexte:
    'Cities and their coordinates come from <geo>GeoNames</geo> (CC\u00a0BY\u00a04.0 licence); their French names are ours. The outlines of countries come from Natural Earth, in the public domain.',
};
