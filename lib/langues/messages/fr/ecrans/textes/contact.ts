export const contact = {
  titre: 'Contact',
  resume:
    'Une question, un souci, une idée\u202f? Écrivez-nous\u202f: une personne vous lit et vous répond par e-mail.',
  sousTitre: 'Écrivez-nous, nous vous répondons.',
  ecrire: 'Nous écrire',
  dites:
    'Dites-nous ce qui s’est passé et, s’il y en a un, joignez le lien du trajet ou du besoin\u202f: nous irons plus vite. Une personne lira votre message et y répondra.',
  email: 'Ou par e-mail',
  jamais: 'Nous ne vous demanderons jamais votre mot de passe.',
  rapide: 'Souvent plus rapide',
  faq: 'Questions fréquentes',
  faqTexte: 'Prix, délais, paiement, annulation\u202f: la réponse y est peut-être.',
  trajet: 'Un trajet précis',
  trajetTexte: 'Ses étapes, ses dates et ses kilos libres sont sur sa page, à jour à chaque réservation.',
  donnees: 'Vos données',
  donneesTexte: 'Ce que nous gardons, pourquoi, et comment demander une copie ou un effacement.',
};
