import type { alertes as fr } from '../../fr/notifications/alertes';

export const alertes: typeof fr = {
  trouve: '{genre, select, transport {رحلة جديدة} demande {طلب جديد} other {منتج جديد}}: {titre}',
  trouveTexte:
    '{texte}. {raison, select, recherche {هذا ما كان أحد تنبيهاتك يبحث عنه.} besoin {تمر هذه الرحلة بالمكان الذي يُنتظر فيه أحد طلباتك.} other {إحدى رحلاتك تذهب إلى هناك.}}',
  voir: '{genre, select, transport {عرض الرحلة} demande {عرض الطلب} other {عرض المنتج}}',
  duJour:
    '{n, plural, zero {لم تجد تنبيهاتك إعلانات} one {وجدت تنبيهاتك إعلانًا واحدًا} two {وجدت تنبيهاتك إعلانين} few {وجدت تنبيهاتك {n} إعلانات} many {وجدت تنبيهاتك {n} إعلانًا} other {وجدت تنبيهاتك {n} إعلان}}',
  chosesEtAutres:
    '{choses} و{n, plural, zero {غيرها} one {إعلان آخر} two {إعلانان آخران} few {{n} إعلانات أخرى} many {{n} إعلانًا آخر} other {{n} إعلان آخر}}.',
  voirAlertes: 'عرض تنبيهاتي',
  categorie:
    '{categorie, select, Électronique {إلكترونيات} Cosmétique {مستحضرات تجميل} Gaming {ألعاب فيديو} Mode {أزياء} other {أصناف أخرى}}',
  aLivrer: '{categorie} للتسليم في {ville}',
  aVendre: '{categorie} في {ville}',
  part: '{depart}، {libre} متاحة',
  avant: 'قبل {jour}، بميزانية {budget}',
  entre: '، ',
};
