import type { verifications as fr } from '../../../fr/ecrans/textes/verifications';

export const verifications: typeof fr = {
  nom: 'Badges and checks',
  resume: 'What each {produit} badge proves, how we check it, and what it does not say.',
  titre: 'What the badges mean',
  sousTitre: 'Each badge says what was verified, and nothing more.',
  badges: 'The badges',
  email:
    'The person opened a link sent to their address: so they read that mailbox. Without it, their profile says “E-mail not confirmed” and they cannot pay anything.',
  telephone:
    'The person copied a code received by text message. The number was theirs that day; if it changes, the badge is removed.',
  identite:
    'A member of our team compared a valid identity document with the profile’s name. The badge is removed when the name changes or the document expires.',
  entreprise:
    'An official document shows a company with this name and number. For professionals and agencies.',
  licence:
    'We have seen a transport licence with the number stated. The badge is removed on the date written on it.',
  assurance:
    'We have seen an insurance certificate. The badge is removed on the date written on it. Ask the carrier what the policy covers.',
  signe: 'The mark beside a name',
  signeTexte:
    'For a person, it says that their identity was verified. For an agency, that both its manager and its company were.',
  pas: 'What a badge does not say',
  pasTexte:
    'It promises neither a good trip nor a safe delivery. Read the reviews, write to each other here, pay here, and only give a code at the moment of handover. A name that imitates a verified member’s is brought to our attention.',
  documents: 'What becomes of the documents',
  documentsTexte:
    'Photos are encrypted as soon as they arrive. Only our verification team opens them, each opening is recorded, and they are deleted with the answer. We keep the result and its date.',
  faire: 'To have yours verified, open <a>your profile</a> and its “Verified documents” section.',
};
