import { moyens } from '../messages/fr/saisie/moyens';
import { sentencesOf } from '../sentences';

/** What the schemas of the live stream and of measures say of a value. */
export const saisie = sentencesOf('moyens', moyens);
