export const lettre = {
  sansScript: 'Pour recevoir la lettre, activez JavaScript.',
};
