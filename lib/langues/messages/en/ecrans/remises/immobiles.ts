import type { immobiles as fr } from '../../../fr/ecrans/remises/immobiles';

export const immobiles: typeof fr = {
  titre: 'Paid parcels that are no longer moving',
  texte:
    'Both people have been told three times. The payment stays held until one of them acts: write to them. Reporting a problem makes it a dispute that you can decide.',
  pasCollecte:
    'Not collected, planned for {jour}. Carrier: <t>{transporteur}</t>. Sender: <d>{demandeur}</d>.',
  pasConfirmee:
    'Delivery not confirmed, planned for {jour}. Carrier: <t>{transporteur}</t>. Sender: <d>{demandeur}</d>.',
  reservation: '<a>View trip</a>. Booking <c>{id}</c>',
  titreColis: '{trajet}, {montant}',
};
