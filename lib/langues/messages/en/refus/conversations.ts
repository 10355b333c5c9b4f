import type { conversations as fr } from '../../fr/refus/conversations';

export const conversations: typeof fr = {
  introuvable: 'Conversation not found',
  neRecoitPas: 'This person cannot receive messages at the moment.',
  soiMeme: 'You cannot write to yourself.',
  pasOuverte: 'The conversation was not opened.',
  annonceIntrouvable: 'This listing does not exist, or no longer does.',
  niAVous: 'This listing is neither yours nor this person’s.',
};
