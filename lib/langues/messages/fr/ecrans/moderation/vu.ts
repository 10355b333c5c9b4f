export const vu = {
  vu: 'Vu',
};
