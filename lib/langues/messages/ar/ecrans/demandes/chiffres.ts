import type { chiffres as fr } from '../../../fr/ecrans/demandes/chiffres';

export const chiffres: typeof fr = {
  titre: 'إحصاءات',
  vues: '{n, plural, zero {مشاهدة} one {مشاهدة} two {مشاهدة} few {مشاهدات} many {مشاهدة} other {مشاهدة}}',
  propositions: '{n, plural, zero {عرض} one {عرض} two {عرض} few {عروض} many {عرضًا} other {عرض}}',
  restants: '{n, plural, zero {متبقية} one {متبقٍّ} two {متبقيان} few {متبقية} many {متبقيًا} other {متبقية}}',
  jours:
    '{n, plural, zero {{nombre}\u00a0يوم} one {{nombre}\u00a0يوم} two {{nombre}\u00a0يوم} few {{nombre}\u00a0أيام} many {{nombre}\u00a0يومًا} other {{nombre}\u00a0يوم}}',
};
