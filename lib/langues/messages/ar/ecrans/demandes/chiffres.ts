import type { chiffres as fr } from '../../../fr/ecrans/demandes/chiffres';

export const chiffres: typeof fr = {
  titre: 'إحصاءات',
  vues: '{n, plural, zero {مشاهدة} one {مشاهدة} two {مشاهدة} few {مشاهدات} many {مشاهدة} other {مشاهدة}}',
  propositions: '{n, plural, zero {عرض} one {عرض} two {عرض} few {عروض} many {عرضًا} other {عرض}}',
  restants:
    '{n, plural, zero {أيام متبقية} one {يوم متبقٍّ} two {يومان متبقيان} few {أيام متبقية} many {يومًا متبقيًا} other {يوم متبقٍّ}}',
};
