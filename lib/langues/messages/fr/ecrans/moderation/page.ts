export const page = {
  titre: 'Modération',
  signalements: 'Signalements',
  aucunAttend: 'Aucun signalement n’attend.',
  aucunTraite: 'Aucun signalement traité.',
};
