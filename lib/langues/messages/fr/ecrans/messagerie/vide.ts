import { conversations as refus } from '../../refus/conversations';

export const vide = {
  choisir: 'Sélectionnez une conversation pour commencer',
  choisirTexte: 'Tous vos échanges, de la première question à la remise du colis.',
  voirMessages: 'Voir mes messages',
  pasLa: 'Elle n’existe pas, ou elle est entre deux autres personnes.',
  introuvable: refus.introuvable,
};
