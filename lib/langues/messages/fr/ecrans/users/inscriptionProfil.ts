export const inscriptionProfil = {
  particular: 'J’envoie des colis, ou je voyage avec de la place dans mes bagages.',
  professional: 'Je fais la route avec un véhicule professionnel.',
  agency: 'Nous stockons et acheminons des marchandises.',
};
