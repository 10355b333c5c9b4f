/** What moderation tells those concerned, and what is told to who runs the site. */
export const moderation = {
  decisionTexte: 'Raison\u202f: {raison}\n\nVous pouvez répondre une fois à cette décision.',
  signalement: 'Votre signalement a été examiné',
  signalementTexte:
    '{mesure, select, oui {Nous avons pris une mesure.} other {Nous n’avons rien trouvé de contraire à nos règles.}} Merci de votre attention.',
  rendu: 'Votre paiement va vous être rendu',
  renduTexte: 'Raison\u202f: {raison}',
  immobile: 'Un colis payé n’avance plus',
  immobileTexte:
    'Sept jours sont passés sans {genre, select, collecte {collecte} other {livraison}}, et les deux personnes ont été prévenues trois fois. Le colis est dans la liste «\u00a0Argent\u00a0»\u202f: le paiement reste conservé tant que personne n’agit.',
  conteste: 'Une banque conteste un paiement',
  contesteTexte:
    'Le paiement {paiement} est contesté par la banque de qui a payé. {suite, select, ouverte {Elle est gelée\u202f: rien n’en part avant la réponse de la banque. Répondez-lui chez le prestataire.} gagnee {La banque vous donne raison\u202f: la somme n’est plus gelée.} encore {La banque vous donne raison sur cette contestation. Une autre est ouverte\u202f: la somme reste gelée.} perdue {La banque a rendu la somme à qui a payé. Ce qui a été versé est repris, et le paiement est remboursé\u202f; un désaccord ouvert se règle d’abord.} other {La banque revient sur sa décision\u202f: la somme est de nouveau chez le prestataire, et nos livres la disent rendue à qui a payé. Rien n’en est envoyé\u202f: décidez chez le prestataire à qui elle va.}}',
  ecarts: 'Les livres et le prestataire de paiement ne sont pas d’accord',
  ecartsTexte:
    'Le {jour}, {n, plural, one {# mouvement d’argent diffère} other {# mouvements d’argent diffèrent}} entre nos livres et le rapport du prestataire. Ils sont nommés dans la modération et dans le journal du serveur\u202f; rien n’a été changé.',
};
