export const conditions = {
  titre: 'Conditions d’utilisation',
  resume:
    'Les règles de {produit}, en français courant\u202f: comptes, annonces, réservations, paiements, remise, litiges.',
  sousTitre:
    'En vous servant du site, vous acceptez les règles qui suivent. Lisez-les\u202f: elles disent qui répond de quoi.',
  nous: '1. Ce que nous faisons',
  nousTexte:
    '{produit} met en relation des personnes qui ont quelque chose à envoyer et des voyageurs, des chauffeurs ou des agences qui font la route. Nous ne transportons rien nous-mêmes et n’achetons rien. Le contrat de transport se forme entre l’expéditeur et le transporteur, quand celui-ci confirme.',
  compte: '2. Votre compte',
  compteTexte:
    'Il faut avoir {age} ans et donner des informations exactes. Le compte est personnel\u202f: gardez votre mot de passe pour vous et prévenez-nous si quelqu’un s’en sert à votre place. Qui transporte ou vend de façon habituelle le fait comme professionnel, avec les autorisations, les assurances et les déclarations que la loi lui demande\u202f; son annonce dit alors «\u00a0Professionnel\u00a0» et le droit de la consommation s’applique entre lui et un particulier.',
  annonces: '3. Vos annonces, et leur ordre',
  annoncesTexte:
    'Un trajet, un besoin ou un produit doit être réel, décrit honnêtement et permis par la loi. Vous pouvez le modifier, le masquer ou le supprimer. Ce qui est déjà réservé sur un trajet reste dû\u202f: une étape réservée ne peut pas disparaître.',
  ordre:
    'Une recherche montre d’abord les trajets qui passent par vos deux villes dans votre sens, puis ceux qui passent par l’une d’elles, dans l’ordre que vous choisissez (départ le plus proche ou publication la plus récente). Personne ne paie pour être placé plus haut, et aucun lien avec nous ne change cet ordre.',
  interdits: '4. Ce qui ne s’envoie pas',
  armes: 'les armes, les explosifs, les matières dangereuses\u202f;',
  stupefiants: 'les stupéfiants et les médicaments sans ordonnance\u202f;',
  contrefacons: 'les contrefaçons et les biens volés\u202f;',
  animaux: 'les animaux vivants et les espèces protégées\u202f;',
  especes: 'l’argent liquide et tout ce qu’interdisent les pays traversés.',
  contenu:
    'L’expéditeur répond du contenu, de l’emballage et des droits de douane. Le transporteur peut demander à voir le colis ouvert et le refuser.',
  reservations: '5. Réservations',
  reservationsTexte:
    'Une demande retient le poids demandé jusqu’à la réponse du transporteur, pendant {jours} jours au plus et jamais après le départ. Confirmée, elle engage les deux\u202f: l’un à remettre ce qui est décrit, l’autre à l’emporter aux étapes et aux dates dites.',
  prix: '6. Prix, commission et paiement',
  prixTexte:
    'Les prix sont en euros et se conviennent entre vous. Une commission de {min} à {max}\u00a0%, selon le <bareme>barème</bareme>, est comprise dans le montant demandé\u202f; elle est affichée avant de payer et ne change plus ensuite. Les paiements en ligne passent par un prestataire de paiement agréé\u202f: nous ne voyons jamais le numéro de votre carte. Là où le site dit «\u00a0mode test\u00a0», aucun argent ne bouge et rien de ce qui suit n’engage personne.',
  conserve:
    'Votre paiement est conservé jusqu’à la livraison. Il est versé au transporteur {livree}\u00a0heures après une remise confirmée par code, ou dès que l’expéditeur dit que tout va bien. Sans code, le transporteur déclare la livraison avec une photo\u202f; le paiement attend alors {declaree}\u00a0jours, et l’expéditeur est prévenu {rappels} fois. Chacun reçoit un document pour ce qu’il a payé ou reçu.',
  annuler: '7. Annuler',
  annulerTexte:
    'Quand une réservation peut être annulée est dit dans les <faq>questions fréquentes</faq>, qui font partie de ces conditions. Ce qui revient à chacun est affiché avant de confirmer\u202f:',
  annulerTransporteur: 'si le transporteur annule, tout est rendu, commission comprise\u202f;',
  annulerTot:
    'si l’expéditeur annule plus de {heures}\u00a0heures avant le départ, ou dans les {minutes}\u00a0minutes qui suivent la confirmation, tout lui est rendu\u202f;',
  annulerTard: 's’il annule plus tard, la moitié lui est rendue et le transporteur garde le reste.',
  retractation:
    'Un transport de biens prévu à une date déterminée n’ouvre pas le délai de rétractation de quatorze jours (article L.\u00a0221-28, 12°, du Code de la consommation)\u202f; notre commission suit le sort du paiement, comme il est dit au-dessus. Un produit acheté à distance à un professionnel garde ce délai, auprès de lui (article L.\u00a0221-18).',
  remise: '8. Remise, et désaccords',
  remiseTexte:
    'Le code de prise en charge et le code de livraison valent preuve entre vous\u202f: ne les donnez qu’au moment où le colis change de mains. Tant que le paiement est conservé, chacun des deux et le destinataire peuvent dire «\u00a0Il y a un problème\u00a0». Le paiement reste alors bloqué\u202f; chacun propose un partage, et faute d’accord nous décidons, par écrit et avec nos raisons. Pour décider, et tant que le désaccord est ouvert, la personne de l’équipe qui en est chargée peut lire votre conversation\u202f; chaque lecture est écrite dans un journal que personne ne peut changer. Un paiement déjà versé peut encore être rendu à qui a payé, avec une raison écrite. Notre décision ne retire à personne le droit d’aller devant un juge.',
  avis: '9. Avis et messages',
  avisTexte:
    'Un avis raconte une expérience vraie, sans insulte ni donnée privée. Chaque membre peut en laisser un par personne, le corriger et le retirer\u202f; les avis sont montrés du plus récent au plus ancien, sans contrepartie et sans vérification préalable. Avant une réservation confirmée, les coordonnées écrites dans un message sont cachées\u202f: cela protège des escroqueries.',
  moderation: '10. Modération',
  moderationTexte:
    'Tout contenu peut être signalé. Une personne lit, décide et dit pourquoi\u202f; qui est concerné peut répondre et demander un nouvel examen. Nous retirons ce qui est illicite, trompeur ou blessant, et suspendons les comptes qui recommencent ou mettent les autres en danger.',
  responsabilites: '11. Responsabilités',
  responsabilitesTexte:
    'Chacun répond de ce qu’il promet. Un transporteur professionnel répond de la perte, de l’avarie et du retard selon les lois et les conventions qui s’appliquent à son métier. Nous répondons du bon fonctionnement du site et de l’argent que nous conservons, pas de l’exécution du transport, dans les limites que fixe la loi. Rien ici ne retire aux consommateurs les droits qu’elle leur donne.',
  fin: '12. Suspension et fin',
  finTexte:
    'Vous pouvez partir quand vous voulez\u202f; ce qui est en cours se termine d’abord. Nous pouvons suspendre un compte qui enfreint ces règles, en disant pourquoi\u202f; vous pouvez répondre.',
  changements: '13. Changements',
  changementsTexte:
    'Si ces conditions changent, la nouvelle version vaut pour ce qui est convenu après sa publication\u202f: vos réservations et vos paiements en cours gardent les règles du jour où ils ont été faits.',
  droit: '14. Droit applicable, médiation',
  droitTexte:
    'Le droit français s’applique, sans retirer à un consommateur la protection de la loi de son pays. Écrivez-nous d’abord, par la page <contact>Contact</contact> ou à <mail>{email}</mail>. À défaut d’accord, un consommateur peut saisir gratuitement le médiateur de la consommation{connu, select, oui { dont nous relevons ({mediateur})} other {}}, ou aller devant le tribunal de son domicile. Qui édite et héberge le site est dit dans les <mentions>mentions légales</mentions>. Seule la version française de ces conditions fait foi.',
};
