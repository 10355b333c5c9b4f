import type { resume as fr } from '../../../fr/ecrans/users/resume';

export const resume: typeof fr = {
  phrase: '{nom}، {type, select, particular {فرد} professional {سائق محترف} other {وكالة نقل}}.',
  phraseFaits:
    '{nom}، {type, select, particular {فرد} professional {سائق محترف} other {وكالة نقل}}: {faits}.',
  transports:
    '{n, plural, zero {لا رحلات} one {رحلة واحدة} two {رحلتان} few {# رحلات} many {# رحلة} other {# رحلة}}',
  demandes:
    '{n, plural, zero {لا طلبات} one {طلب واحد} two {طلبان} few {# طلبات} many {# طلبًا} other {# طلب}}',
  suite: '{debut}، {suite}',
};
