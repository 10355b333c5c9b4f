import { reviews } from '../messages/fr/saisie/reviews';
import { sentencesOf } from '../sentences';

/** What is wrong with a value, where a schema of reviews says it itself. */
export const saisie = sentencesOf('reviews', reviews);
