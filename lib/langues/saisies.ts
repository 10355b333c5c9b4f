import type { Langue } from './langue';
import { reservations as reservationsAr } from './messages/ar/saisie/reservations';
import { textes as textesAr } from './messages/ar/saisie/textes';
import { reservations as reservationsEn } from './messages/en/saisie/reservations';
import { textes as textesEn } from './messages/en/saisie/textes';
import type { Saisies } from './sentences';

/** The sentences of all schemas in the languages that are not the schemas' own. A browser takes its own language's only. */
export const saisies: Record<Exclude<Langue, 'fr'>, Saisies> = {
  en: { reservations: reservationsEn, textes: textesEn },
  ar: { reservations: reservationsAr, textes: textesAr },
};
