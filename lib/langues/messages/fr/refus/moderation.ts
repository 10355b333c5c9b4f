/** What the calls about moderation refuse. */
export const moderation = {
  cibleIntrouvable: 'Ce que vous signalez n’existe pas ou n’existe plus.',
  vousConcerne: 'Cela vous concerne\u202f: un autre opérateur doit en décider.',
  desaccordRegle: 'Ce désaccord est réglé\u202f: sa conversation ne se lit plus.',
  rienEcrit: 'Ils ne se sont rien écrit ici.',
  dejaTraite: 'Ce signalement est déjà traité.',
  aVous: 'Vous ne pouvez pas signaler ce qui est à vous.',
  dejaSignale: 'Vous l’avez déjà signalé\u202f: nous vous dirons ce que nous aurons décidé.',
  plusValable: 'Ce document n’est plus valable\u202f: refusez-le.',
  nAttendPlus: 'Ce document n’attend plus\u202f: il est décidé, remplacé ou retiré.',
  dejaRepondu: 'Vous avez déjà répondu à cette décision.',
  photoFermee: 'Cette photo ne s’ouvre pas\u202f: sa clé a changé.',
  profilNonMasquable: 'Un profil ne se masque pas\u202f: suspendez le compte.',
  dejaMasque: 'C’est déjà masqué, ou supprimé.',
  rienARetablir: 'Il n’y a rien à rétablir.',
  dejaSuspendu: 'Ce compte est déjà suspendu.',
};
