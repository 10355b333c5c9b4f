export const service = {
  stockage: 'Stockage',
  emballage: 'Emballage',
  expedition: 'Expédition',
  reception: 'Réception',
};
