import type { vide as fr } from '../../../fr/ecrans/messagerie/vide';
import { conversations as refus } from '../../refus/conversations';

export const vide: typeof fr = {
  choisir: 'Choose a conversation to begin',
  choisirTexte: 'All your exchanges, from the first question to the handover of the parcel.',
  voirMessages: 'View my messages',
  pasLa: 'It does not exist, or it is between two other people.',
  introuvable: refus.introuvable,
};
