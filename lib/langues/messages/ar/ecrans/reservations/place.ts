import type { place as fr } from '../../../fr/ecrans/reservations/place';

export const place: typeof fr = {
  titre: 'لا توجد طلبات حجز حاليًا',
  texte: 'ستظهر هنا، ويمكنك حينها تأكيدها أو رفضها.',
};
