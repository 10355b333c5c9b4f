import type { Words } from '@/components/words/words-of';
import { type Langue, LOCALES } from '@/lib/langues/langue.mjs';
import { shownRating } from '@/lib/users/labels';

type Said = Words<'users/personne'>;

const formatOf = (langue: Langue) => new Intl.NumberFormat(LOCALES[langue], { minimumFractionDigits: 1 });
const formats = { fr: formatOf('fr'), en: formatOf('en'), ar: formatOf('ar') };

/** A note as its language writes it: « 4,9 », « 4.9 ». */
const note = ({ langue }: Said, rating: number) => formats[langue].format(Number(rating.toFixed(1)));

/** « 4,9 (31 avis) », or « Nouveau » without reviews. `rating` out of five. */
export function ratingText(words: Said, rating: number | null, reviewCount: number): string {
  if (rating === null || reviewCount === 0) return words('nouveau');
  return words('avis', { note: note(words, rating), n: reviewCount });
}

/** « 4,9 sur 5 (31 avis) »; without reviews the display constant of that place and « (0 avis) ». */
export function ratingSentence(
  words: Said,
  rating: number | null,
  reviewCount: number,
  place: 'resume' | 'profil',
): string {
  return words('sur5', { note: note(words, shownRating(rating, reviewCount, place)), n: reviewCount });
}
