import type { desaccord as fr } from '../../../fr/ecrans/remises/desaccord';

export const desaccord: typeof fr = {
  signaler: 'Report a problem',
  envoi: 'Sending...',
  motif: 'What is wrong',
  motifAide:
    'The other person will read it. What is held stays blocked until you agree, or an operator decides.',
  accord: 'Reach an agreement',
  bloques:
    '{montant} is blocked. Propose what goes back to the person who paid: the rest goes to the carrier, less the fee.',
  autrePropose: 'The other person proposes',
  vousProposez: 'You propose',
  proposerAutre: 'Propose something else',
  proposer: 'Propose this split',
  proposee: 'Proposal sent',
  revient: 'Goes back to the payer',
  pourquoi: 'Why',
  partage: '{rembourse} to the payer, {reste} to the carrier',
  accepter: 'Accept this split',
  accepterQuestion: 'Accept this split?',
  accepterOui: 'Accept',
  accepterNon: 'Not yet',
  definitif: '{rembourse} to the payer, {reste} to the carrier. You cannot undo this.',
};
