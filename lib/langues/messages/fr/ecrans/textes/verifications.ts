export const verifications = {
  nom: 'Badges et vérifications',
  resume: 'Ce que chaque badge de {produit} prouve, comment nous le vérifions, et ce qu’il ne dit pas.',
  titre: 'Ce que veulent dire les badges',
  sousTitre: 'Chaque badge dit ce qui a été vérifié, et rien de plus.',
  badges: 'Les badges',
  email:
    'La personne a ouvert un lien envoyé à son adresse\u202f: elle lit donc cette boîte. Sans cela, son profil dit «\u00a0E-mail non confirmé\u00a0» et elle ne peut rien payer.',
  telephone:
    'La personne a recopié un code reçu par SMS. Le numéro était le sien ce jour-là\u202f; s’il change, le badge part.',
  identite:
    'Un membre de notre équipe a comparé une pièce d’identité valable avec le nom du profil. Le badge part quand le nom change ou que la pièce n’est plus valable.',
  entreprise:
    'Un document officiel montre une entreprise à ce nom et à ce numéro. Pour les professionnels et les agences.',
  licence:
    'Une licence de transport au numéro annoncé a été regardée. Le badge part à la date écrite dessus.',
  assurance:
    'Une attestation d’assurance a été regardée. Le badge part à la date écrite dessus. Ce que le contrat couvre se demande au transporteur.',
  signe: 'Le signe à côté d’un nom',
  signeTexte:
    'Pour une personne, il dit que son identité a été vérifiée. Pour une agence, que son responsable et son entreprise l’ont été tous les deux.',
  pas: 'Ce qu’un badge ne dit pas',
  pasTexte:
    'Il ne promet ni un bon voyage ni un bon envoi. Lisez les avis, écrivez-vous ici, payez ici, et ne donnez un code qu’au moment de la remise. Un nom qui imite celui d’un membre vérifié nous est montré.',
  documents: 'Ce que deviennent les documents',
  documentsTexte:
    'Les photos sont chiffrées dès leur arrivée. Seule notre équipe de vérification les ouvre, chaque ouverture est notée, et elles sont effacées avec la réponse. Nous gardons le résultat et sa date.',
  faire: 'Pour faire vérifier les vôtres, ouvrez <a>votre profil</a>, «\u00a0Documents vérifiés\u00a0».',
};
