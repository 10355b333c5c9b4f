import type { valeurs as fr } from '../fr/valeurs';

export const valeurs: typeof fr = {
  obligatoire: 'هذه الخانة إلزامية.',
  autre: 'هذه القيمة غير مناسبة.',
  texte: 'أدخل نصًا.',
  nombre: 'أدخل عددًا.',
  entier: 'أدخل عددًا صحيحًا.',
  ouiNon: 'أجب بنعم أو لا (true أو false).',
  liste: 'أدخل قائمة.',
  groupe: 'أدخل مجموعة من الخانات.',
  instant: 'أدخل تاريخًا.',
  aLaisser: 'اترك هذه الخانة فارغة.',
  une: 'أدخل قيمة واحدة فقط.',
  parmi: 'اختر من بين: {choix}.',
  format: 'هذه الصيغة غير مناسبة.',
  email: 'أدخل عنوان بريد إلكتروني صحيحًا.',
  adresseWeb: 'أدخل عنوان موقع كاملًا.',
  identifiant: 'المعرّف غير صحيح.',
  date: 'أدخل تاريخًا صحيحًا.',
  dateHeure: 'أدخل تاريخًا وساعة صحيحين.',
  multiple: 'أدخل أحد مضاعفات {pas, number}.',
  auPlus:
    '{unite, select, caracteres {{n, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}} elements {{n, plural, zero {# عنصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}} other {{n, number}}} على الأكثر.',
  auMoins:
    '{unite, select, caracteres {{n, plural, zero {# حرف} one {حرف واحد} two {حرفان} few {# أحرف} many {# حرفًا} other {# حرف}}} elements {{n, plural, zero {# عنصر} one {عنصر واحد} two {عنصران} few {# عناصر} many {# عنصرًا} other {# عنصر}}} other {{n, number}}} على الأقل.',
  moinsDe: 'أقل من {n, number}.',
  plusDe: 'أكثر من {n, number}.',
  champInconnu: 'خانة غير معروفة: {nom}.',
  champSansNom: 'إحدى الخانات بلا اسم.',
};
