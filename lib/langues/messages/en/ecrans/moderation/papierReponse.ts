import type { papierReponse as fr } from '../../../fr/ecrans/moderation/papierReponse';

export const papierReponse: typeof fr = {
  accepte: 'Accept',
  refuse: 'Refuse',
  repondre: 'Answer',
  instant: 'One moment...',
  partie: 'The answer has been sent, and the photos erased.',
  decision: 'Decision',
  choisissez: 'Choose',
  jusqua: 'Valid until',
  jusquaAide: 'Correct it if the document says otherwise.',
  raison: 'Reason',
  raisonAide: 'Required to refuse. The person will read it.',
};
