export const resume = {
  phrase:
    '{nom}, {type, select, particular {particulier} professional {chauffeur professionnel} other {agence de transport}}.',
  phraseFaits:
    '{nom}, {type, select, particular {particulier} professional {chauffeur professionnel} other {agence de transport}}\u202f: {faits}.',
  transports: '{n, plural, one {# transport} other {# transports}}',
  demandes: '{n, plural, one {# demande} other {# demandes}}',
  suite: '{debut}, {suite}',
};
