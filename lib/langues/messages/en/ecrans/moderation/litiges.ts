import type { litiges as fr } from '../../../fr/ecrans/moderation/litiges';

export const litiges: typeof fr = {
  titre: 'Disputes',
  aucun: 'No disputes waiting.',
  surMontant: '{trajet}, {montant}',
  qui: 'Carrier: <a>{transporteur}</a>. Sender: <b>{demandeur}</b>. Reported by {par, select, destinataire {the recipient} other {{auteur}}} on {jour}.',
  propose: '<b>{nom}</b> proposes {montant} to the payer. {ligne}',
  trajet: '<a>View trip</a>. Booking <c>{reservation}</c>',
};
