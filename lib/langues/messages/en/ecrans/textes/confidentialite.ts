import type { confidentialite as fr } from '../../../fr/ecrans/textes/confidentialite';

export const confidentialite: typeof fr = {
  titre: 'Privacy',
  resume: 'What {produit} knows about you, why, for how long, and how to have it deleted.',
  sousTitre: 'Only what is needed, no advertising, no tracking.',
  garde: 'What we keep, why, and for how long',
  tableau:
    'This table comes from the software itself: the same table decides what you download and what disappears with your account.',
  vosDonnees: 'Your data',
  donnees: 'Data',
  pour: 'For',
  jusqua: 'Until when',
  pourquoi: 'Why',
  pourquoiTexte:
    'To provide the service you ask for (accounts, listings, bookings, messages), to protect it from abuse, which is our legitimate interest, and to comply with the law. Your data is neither sold nor rented.',
  qui: 'Who sees what',
  quiTexte:
    'Everyone sees your name, your photo, your visible listings and the reviews. Your e-mail, phone number and address are not published, except for the contact details an agency chooses to show. A conversation only exists for those taking part in it, with two exceptions: a message that one of them reports is read by the team, with the lines around it; and the member of the team who decides a dispute between them may read it as long as the dispute is open, and each reading is recorded. A hidden listing is visible only to you.',
  protege: 'How it is protected',
  motDePasse: 'Your password is never kept: only its argon2id hash is.',
  photos: 'Your photos are re-encoded: the place and the device they contained disappear.',
  ip: 'Your IP address is used to count what is asked of the site, to stop those who try without end; these counts are deleted within a day at most. Visits to a request are counted with a fingerprint that changes every day.',
  tiers: 'Third parties',
  mesure:
    'The time public pages take to appear is counted by the site itself: a kind of page, phone or computer, a rounded duration. No address, no account and no page read is in it.',
  appels:
    'These pages call on no measuring tool, social network or font from elsewhere. Maps are drawn by the site itself; if it shows an outside base map, its name is written on the map and your browser then speaks to it. Hosting, pictures, e-mails and card payments may be entrusted to providers, who receive only what their task requires.',
  fin: 'When an account ends',
  finTexte:
    'You delete it in your settings, when nothing is under way. Your personal data disappears at once; what others experienced with you stays with them, under the name “Deleted account”, and payment records for as long as the law requires.',
  droits: 'Your rights',
  droitsTexte:
    'You can view, correct, download and delete your data in your <parametres>settings</parametres>, object to a use or have it restricted, and say what becomes of it after your death. Write to <mail>{email}</mail>: we answer within a month. You can also turn to the CNIL, the French data protection authority. For what your browser keeps, see the <cookies>Cookies</cookies> page.',
};
