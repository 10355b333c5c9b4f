export const suppressionFenetre = {
  titre: 'Supprimer mon compte',
  enCours: 'Suppression...',
  disparait: 'Ce qui disparaît',
  nom: 'votre nom, votre e-mail, votre téléphone, votre adresse et vos documents\u202f;',
  photos: 'vos photos, vos annonces et le texte de vos messages, de vos réservations et de vos avis\u202f;',
  connexions: 'vos connexions, partout, et ce que nous vous avons envoyé.',
  reste: 'Ce qui reste, sans vous nommer',
  autres:
    'chez les autres, leurs conversations, leurs réservations et les notes que vous avez données, avec «\u00a0Compte supprimé\u00a0» à la place de votre nom\u202f;',
  comptes:
    'dix ans, les pièces de comptabilité, parce que la loi l’impose\u202f: votre nom y est scellé, et personne ne l’ouvre sans y être obligé.',
  revenir: 'Vous pourrez vous inscrire de nouveau avec la même adresse, en repartant de zéro.',
  confirmation: 'Écrivez {mot} pour confirmer',
  motDePasse: 'Votre mot de passe',
  fini: 'Votre compte est supprimé.',
};
