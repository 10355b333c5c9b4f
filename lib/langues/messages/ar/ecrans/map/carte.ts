import type { carte as fr } from '../../../fr/ecrans/map/carte';

export const carte: typeof fr = {
  vide: 'خريطة أوروبا وأفريقيا.',
  trajets: 'خريطة أوروبا وأفريقيا مع الرحلات المعروضة: {trajets}.',
  trajetsEtAutres:
    'خريطة أوروبا وأفريقيا مع الرحلات المعروضة: {trajets} و{n, plural, zero {# رحلة أخرى} one {رحلة أخرى} two {رحلتان أخريان} few {# رحلات أخرى} many {# رحلة أخرى} other {# رحلة أخرى}}.',
};
