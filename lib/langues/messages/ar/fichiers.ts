import type { fichiers as fr } from '../fr/fichiers';

export const fichiers: typeof fr = {
  donnees: 'بياناتي.zip',
  paiements: 'المدفوعات.csv',
  releve: 'كشف-{annee}.pdf',
  recu: '{genre, select, paiement {إيصال} commission {فاتورة-العمولة} avoir_commission {إشعار-دائن-للعمولة} other {إشعار-دائن}}-{id}.pdf',
  reservation: 'الحجز.ics',
  departs: 'المغادرات.ics',
};
