import type { liste as fr } from '../../../fr/ecrans/messagerie/liste';

export const liste: typeof fr = {
  conversations: 'Conversations',
  messages: 'Messages',
  rechercher: 'Search for a person or a city',
  exemple: 'A person, a city',
  echec: 'The search could not be completed',
  reseau: 'Check your network, then try again.',
  reessayer: 'Try again',
  suiteEchec: 'The rest could not be loaded.',
  plus: 'More conversations',
  trouvees:
    '{n, plural, =0 {No conversations found.} one {# conversation found.} other {# conversations found.}}',
  aucune: 'No conversations found',
  effacer: 'Clear the search',
  sansRapport: 'No person, city or listing matches “<mots>{recherche}</mots>”.',
  vide: 'No messages yet',
  voirTrajets: 'View trips',
  videTexte: 'Write to a traveller from their listing: the conversation will continue here.',
  ecrit: 'typing…',
  nonLus: '{n, plural, one {# unread message} other {# unread messages}}',
  livraison: '{budget}, delivery in {ville}',
};
