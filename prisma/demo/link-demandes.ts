import { findCity } from '@/lib/core/cities/find';
import type { Prisma } from '@/lib/core/db';
import { kgToGrams } from '@/lib/core/text/money';
import { afterAgreement } from '@/lib/demandes/rules';
import { AGREED } from '@/lib/reservations/rules';

const DAY_MS = 86_400_000;
/** What one carries for somebody's need; more is a removal. */
const MOST = kgToGrams(20);

const PARCEL = 'Ce que décrit mon besoin, bien emballé, avec mon nom dessus.';

type Demande = Prisma.DemandeCreateManyInput;
type Reservation = Prisma.ReservationCreateManyInput;

/** Says for which of their needs some people reserved: to that city, in time, and the need goes with the carrier's answer. */
export function linkDemandes(demandes: Demande[], reservations: Reservation[]) {
  const named = new Map<string, Demande>();
  const linked = demandes.map((demande): Demande => {
    const found = reservations.find((one) => !named.has(one.id) && fits(demande, one));
    if (!found || demande.status === 'terminee') return demande;
    named.set(found.id, demande);
    const open = demande.status === 'en_cours' ? 'en cours' : 'en attente';
    const { status, parAccord } = afterAgreement({ status: open, parAccord: false }, found.status === AGREED);
    return { ...demande, status: status === 'en cours' ? 'en_cours' : 'en_attente', parAccord };
  });
  return {
    demandes: linked,
    reservations: reservations.map((one): Reservation => {
      const demande = named.get(one.id);
      return demande ? { ...one, demandeId: demande.id, description: PARCEL } : one;
    }),
  };
}

function fits(demande: Demande, reservation: Reservation): boolean {
  return (
    reservation.userId === demande.userId &&
    (reservation.status === AGREED || reservation.status === 'en_attente') &&
    reservation.poidsGrammes <= MOST &&
    findCity(reservation.villeArrivee)?.id === findCity(demande.lieuLivraison)?.id &&
    +new Date(reservation.createdAt ?? 0) > +new Date(demande.createdAt ?? 0) &&
    +new Date(reservation.dateArrivee) < +new Date(demande.dateLimite) + DAY_MS
  );
}
