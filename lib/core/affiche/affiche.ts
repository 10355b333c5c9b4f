import { affiche as words } from '@/lib/langues/affiche';
import type { Langue } from '@/lib/langues/langue.mjs';
import type { Said } from '@/lib/langues/words';

/** A stretch of a route as it is drawn: how much of it is taken (0 to 1), and in which colour the rest. */
export type Troncon = { taken: number; colour: 'palm' | 'saffron' | 'clay' | 'full' | 'vide' };

/** What stands between two named places of a route. */
type Partie = {
  /** « 36 kg libres ». */
  libelle: string;
  /** « + 3 étapes » folded away inside; empty for none. */
  repli: string;
  troncons: Troncon[];
};

/** What the picture of a shared page shows, every word of it; of texts that people wrote only what can be drawn is. */
export type Affiche = {
  /** In which language all of it is written; in Arabic it is drawn from right to left. */
  langue: Langue;
  /** What it is: « Trajet », « Besoin ». */
  genre: string;
  titre: string;
  /** Below the title, one line each. */
  lignes: string[];
  /** The one number that counts, and what it is: « 36 kg », « libres ». */
  chiffre: { valeur: string; mot: string } | null;
  /** A route: one place more than parts. */
  route: { villes: string[]; parties: Partie[] } | null;
  /** Who stands behind it, with the colour of those who have no photo. */
  personne: { nom: string; detail: string; initiales: string; couleur: string } | null;
  /** The address of a picture of ours that is shown beside; others are not. */
  image: string | null;
};

export const AFFICHE_WIDTH = 1200;
export const AFFICHE_HEIGHT = 630;

/** The same in one sentence, for those who do not see it. */
export function afficheAlt({ langue, genre, titre, lignes, chiffre }: Affiche): string {
  const number = chiffre ? [`${chiffre.valeur} ${chiffre.mot}`.trim()] : [];
  return words('alt', { genre, dit: enumerated([titre, ...lignes, ...number]) })(langue);
}

/** « Stockage, Emballage »: one after the other, as a language parts them. */
export function enumerated(all: readonly string[]): Said {
  return (langue) => all.reduce((un, autre) => words('puis', { un, autre })(langue));
}
