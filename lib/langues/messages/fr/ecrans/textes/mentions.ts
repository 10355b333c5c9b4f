export const mentions = {
  titre: 'Mentions légales',
  resume: 'Qui édite {produit}, qui l’héberge, et comment signaler un contenu.',
  sousTitre: 'Qui répond de ce site, et à qui s’adresser.',
  editeur: 'Éditeur',
  demonstration:
    'Ce site est une démonstration\u202f: personne ne l’exploite, rien ne s’y vend et aucun argent n’y bouge. Vous pouvez écrire à <mail>{email}</mail>.',
  nomAdresse: '{nom}, {adresse}',
  tva: 'TVA intracommunautaire\u202f: {numero}',
  email: 'E-mail\u202f: <mail>{email}</mail>',
  telephone: 'Téléphone\u202f: <tel>{numero}</tel>',
  directeur: 'Directeur ou directrice de la publication\u202f: {nom}',
  hebergement: 'Hébergement',
  role: 'Notre rôle',
  roleTexte:
    '{produit} est une plateforme en ligne au sens de l’article L.\u00a0111-7 du Code de la consommation\u202f: elle met en relation des personnes et ne transporte rien. Les annonces, les avis et les messages sont écrits par leurs auteurs, qui en répondent\u202f; nous les hébergeons au sens de l’article\u00a06 de la loi du 21\u00a0juin 2004 et du règlement européen 2022/2065 sur les services numériques.',
  reclamations: 'Réclamations, médiation, litiges',
  reclamationsTexte:
    'Écrivez-nous d’abord, par la page <contact>Contact</contact> ou à <mail>{email}</mail>. Si notre réponse ne vous convient pas, ou si rien ne vient en deux mois, un consommateur peut saisir gratuitement, dans l’année qui suit cette réclamation, le médiateur de la consommation{connu, select, oui { dont nous relevons ({mediateur})} other {}}, selon les articles L.\u00a0612-1 et suivants du Code de la consommation, ou aller devant le tribunal de son domicile. Ce qu’il en est du délai de rétractation, de l’annulation et des désaccords entre membres est dans les <conditions>conditions d’utilisation</conditions>.',
  signaler: 'Signaler un contenu illicite',
  signalerTexte:
    'Chaque annonce, chaque profil, chaque avis et chaque message porte «\u00a0Signaler\u00a0». Une personne lit chaque signalement\u202f; vous apprenez ce qui a été décidé, et l’auteur apprend pourquoi et peut répondre. Sans compte, ou pour une autorité, écrivez par la page <contact>Contact</contact>, qui est aussi notre point de contact unique, en français ou en anglais.',
  propriete: 'Propriété intellectuelle',
  proprieteTexte:
    'Le nom, le dessin et les textes du site sont protégés. Les textes et les photos que vous publiez restent à vous\u202f; vous nous permettez de les montrer sur le site tant que votre annonce y est.',
  villes: 'Villes et cartes',
  villesTexte:
    'Les villes et leurs coordonnées viennent de <geo>GeoNames</geo> (licence CC\u00a0BY\u00a04.0), leurs noms français sont de nous. Les contours des pays viennent de Natural Earth, du domaine public.',
};
