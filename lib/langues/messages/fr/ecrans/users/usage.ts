export const usage = {
  sender: 'J’envoie des colis',
  traveler: 'Je transporte des colis',
  both: 'Les deux',
};
