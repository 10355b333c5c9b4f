import type { moderation as fr } from '../../fr/refus/moderation';

export const moderation: typeof fr = {
  cibleIntrouvable: 'What you are reporting does not exist, or no longer does.',
  vousConcerne: 'This concerns you: another operator must decide.',
  desaccordRegle: 'This dispute is settled: its conversation can no longer be read.',
  rienEcrit: 'They have not written to each other here.',
  dejaTraite: 'This report has already been dealt with.',
  aVous: 'You cannot report what is yours.',
  dejaSignale: 'You have already reported it: we will tell you what we decide.',
  plusValable: 'This document is no longer valid: refuse it.',
  nAttendPlus: 'This document is no longer waiting: it has been decided, replaced or withdrawn.',
  dejaRepondu: 'You have already answered this decision.',
  photoFermee: 'This photo cannot be opened: its key has changed.',
  profilNonMasquable: 'A profile cannot be hidden: suspend the account.',
  dejaMasque: 'It is already hidden, or deleted.',
  rienARetablir: 'There is nothing to restore.',
  dejaSuspendu: 'This account is already suspended.',
};
