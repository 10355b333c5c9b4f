import { aPlace, dePlace } from '@/lib/core/text/text';
import type { Langue } from '@/lib/langues/langue.mjs';

// Only French says « du Havre » and « au Caire »: elsewhere the message itself has the « from » and the « to ».

/** A place where something begins. */
export const fromPlace = (place: string) => (langue: Langue) => (langue === 'fr' ? dePlace(place) : place);

/** A place where something ends. */
export const toPlace = (place: string) => (langue: Langue) => (langue === 'fr' ? aPlace(place) : place);
