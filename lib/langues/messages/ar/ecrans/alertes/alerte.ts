import type { alerte as fr } from '../../../fr/ecrans/alertes/alerte';

export const alerte: typeof fr = {
  toutes: '{genre, select, transport {رحلات} demande {طلبات} other {منتجات}}',
  deA: '{genre, select, transport {رحلات {depart}\u200f ← \u200f{arrivee}} demande {طلبات {depart}\u200f ← \u200f{arrivee}} other {منتجات {depart}\u200f ← \u200f{arrivee}}}',
  auDepart:
    '{genre, select, transport {رحلات من {depart}} demande {طلبات من {depart}} other {منتجات من {depart}}}',
  vers: '{genre, select, transport {رحلات إلى {arrivee}} demande {طلبات في {arrivee}} other {منتجات في {arrivee}}}',
  leJour: 'يوم {jour}',
  duAu: 'من {du} إلى {au}',
  desLe: 'ابتداءً من {du}',
  jusquAu: 'إلى غاية {au}',
  libres: '{poids} متاحة',
  mots: '«{mots}»',
  enregistree: 'حُفظ التنبيه.',
  question: 'هل تريد حقًا حذف هذا التنبيه؟',
  consequence: 'لن يُعلمك بشيء بعد الآن.',
  rythme: 'أعلِمني',
  active: 'مفعّل',
};
