/** What the calls about reviews refuse. */
export const reviews = {
  introuvable: 'Cet avis n’existe pas ou n’existe plus.',
  soiMeme: 'Vous ne pouvez pas vous donner un avis à vous-même.',
  dejaDonne: 'Vous avez déjà donné votre avis sur cette personne. Vous pouvez le modifier.',
  autrePersonne: 'Cet avis porte sur une autre personne.',
  pasLeVotre: 'Vous ne pouvez changer que les avis que vous avez écrits.',
};
