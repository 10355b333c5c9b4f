import type { resume as fr } from '../../../fr/ecrans/users/resume';

export const resume: typeof fr = {
  phrase:
    '{nom}, {type, select, particular {individual} professional {professional driver} other {transport agency}}.',
  phraseFaits:
    '{nom}, {type, select, particular {individual} professional {professional driver} other {transport agency}}: {faits}.',
  transports: '{n, plural, one {# trip} other {# trips}}',
  demandes: '{n, plural, one {# request} other {# requests}}',
  suite: '{debut}, {suite}',
};
