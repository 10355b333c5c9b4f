import Link from 'next/link';
import type { ReservationView } from '@/lib/reservations/queries';

/** The need that a reservation is for; a hidden one has no page to lead to. */
export function NamedDemande({ demande }: { demande: NonNullable<ReservationView['demandeId']> }) {
  if (!demande.isVisible) return <bdi>{demande.titre}</bdi>;
  return (
    <Link
      href={`/demandes/${demande._id}`}
      className="text-majorelle underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      <bdi>{demande.titre}</bdi>
    </Link>
  );
}
