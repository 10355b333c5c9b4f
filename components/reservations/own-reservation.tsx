import { Arrow } from '@/components/ui/arrow';
import { Card } from '@/components/ui/card';
import { formatEuros, formatKg } from '@/lib/core/text/money';
import { dePlace } from '@/lib/core/text/text';
import { formatLongDateTime } from '@/lib/core/text/time';
import { answerNote } from '@/lib/reservations/labels';
import type { ReservationView } from '@/lib/reservations/queries';
import { holdsWeight } from '@/lib/reservations/rules';
import { AgendaLink } from './agenda-link';
import { CancelButton } from './cancel-button';
import { Fact, Facts, NamedDemande, NamedTransport, StatusBadge, Written } from './facts';
import { RemiseLink } from './remise-link';

/** One of the reader's own reservations. `note` explains why it cannot be cancelled now, if that needs words. */
export function OwnReservation({ reservation, note }: { reservation: ReservationView; note: string | null }) {
  const { villeDepart, villeArrivee, dateDepart, timezoneDepart, status, commentaire } = reservation;
  const lapsed = reservation.statutPar === 'delai';
  const id = `reservation-${reservation._id}`;
  return (
    <Card as="li" id={id} tabIndex={-1} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="text-xl">
            {villeDepart}
            <Arrow />
            {villeArrivee}
          </h2>
          <p className="mt-1">
            <time dateTime={dateDepart}>{formatLongDateTime(dateDepart, timezoneDepart, villeDepart)}</time>
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      <Facts>
        <Fact term="Transport">
          <NamedTransport reservation={reservation} />
        </Fact>
        <Fact term="Poids">{formatKg(reservation.poids)}</Fact>
        <Fact term="Prix proposé">{formatEuros(reservation.prix)}</Fact>
        {reservation.demandeId && (
          <Fact term="Pour le besoin">
            <NamedDemande demande={reservation.demandeId} />
          </Fact>
        )}
      </Facts>
      <Written label="Description">{reservation.description}</Written>
      {commentaire && (
        <div className="rounded-control bg-majorelle-tint px-4 py-3">
          {lapsed ? (
            <p>{commentaire}</p>
          ) : (
            <Written label="Commentaire du transporteur">{commentaire}</Written>
          )}
        </div>
      )}
      {status === 'en_attente' && (
        <p className="text-muted text-sm">{answerNote(reservation, 'demandeur')}</p>
      )}
      {status === 'confirmee' && (
        <RemiseLink reservationId={reservation._id} className="self-start">
          Codes et suivi du colis
        </RemiseLink>
      )}
      {holdsWeight(status) && <AgendaLink reservationId={reservation._id} />}
      {reservation.cancellable && (
        <div>
          <CancelButton
            reservationId={reservation._id}
            afterwards={id}
            label={`${dePlace(villeDepart)} à ${villeArrivee}, ${formatKg(reservation.poids)}`}
          />
        </div>
      )}
      {note && <p className="text-muted text-sm">{note}</p>}
    </Card>
  );
}
