import { formatKg, gramsToKg } from '@/lib/core/text/money';
import { NNBSP } from '@/lib/core/text/text';
import { formatEtapeDate, formatTime, localDay } from '@/lib/core/text/time';
import type { StoredEvenement } from './rules/evenement';

/** What an event of a deal is called. */
export const EVENEMENT_TITLES = {
  reservation_demandee: 'Réservation demandée',
  reservation_confirmee: 'Réservation confirmée',
  reservation_refusee: 'Réservation refusée',
  reservation_annulee: 'Réservation annulée',
  reservation_expiree: 'Demande restée sans réponse, annulée automatiquement',
  etape_deplacee: 'Horaire modifié',
  colis_collecte: 'Colis remis au transporteur',
  colis_livre: 'Colis livré',
  livraison_declaree: 'Livraison déclarée sans code',
  remise_avant_annulation: 'Colis remis avant l’annulation, appris après',
  paiement_libere: 'Paiement libéré',
  litige_ouvert: 'Désaccord signalé',
  litige_accorde: 'Désaccord réglé entre vous',
  litige_tranche: 'Désaccord tranché',
} as const satisfies Record<StoredEvenement['type'], string>;

/** An event as a sentence of the thread: « Réservation confirmée : 8 kg de Lyon à Tanger, départ sam. 12 décembre, 6 h 30 ». */
export function evenementSentence(evenement: StoredEvenement): string {
  const { type, villeDepart, villeArrivee, dateDepart, timezoneDepart, poidsGrammes, etape } = evenement;
  const colon = `${NNBSP}:`;
  if (type === 'etape_deplacee' && etape) {
    const { ville, avant, apres, timezone } = etape;
    const sameDay = localDay(avant, timezone) === localDay(apres, timezone);
    const now = sameDay ? formatTime(apres, timezone) : formatEtapeDate(apres, timezone);
    return `${EVENEMENT_TITLES[type]}${colon} ${ville}, ${formatEtapeDate(avant, timezone)} → ${now}`;
  }
  const departure = formatEtapeDate(dateDepart, timezoneDepart);
  const kg = formatKg(gramsToKg(poidsGrammes));
  return `${EVENEMENT_TITLES[type]}${colon} ${kg}, ${villeDepart} → ${villeArrivee}, départ ${departure}`;
}
