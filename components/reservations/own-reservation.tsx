import { useWords } from '#words';
import { Arrow } from '@/components/ui/arrow';
import { Card } from '@/components/ui/card';
import { formatEuros, formatKg } from '@/lib/core/text/money';
import { formatLongDateTime } from '@/lib/core/text/time';
import { answerEnd } from '@/lib/reservations/labels';
import type { ReservationView } from '@/lib/reservations/queries';
import { holdsWeight } from '@/lib/reservations/rules';
import { AgendaLink } from './agenda-link';
import { CancelButton } from './cancel-button';
import { Fact, Facts, lapsedWords, NamedDemande, NamedTransport, Written } from './facts';
import { RemiseLink } from './remise-link';
import { StatusBadge } from './status-badge';

/** One of the reader's own reservations. `note` explains why it cannot be cancelled now, if that needs words. */
export function OwnReservation({ reservation, note }: { reservation: ReservationView; note: string | null }) {
  const { villeDepart, villeArrivee, dateDepart, timezoneDepart, status, commentaire } = reservation;
  const words = useWords('reservations/mienne');
  const facts = useWords('reservations/faits');
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
            <time dateTime={dateDepart}>
              {formatLongDateTime(dateDepart, timezoneDepart, villeDepart, words.langue)}
            </time>
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      <Facts>
        <Fact term={words('transport')}>
          <NamedTransport reservation={reservation} />
        </Fact>
        <Fact term={facts('poids')}>{formatKg(reservation.poids, words.langue)}</Fact>
        <Fact term={facts('prix')}>{formatEuros(reservation.prix, words.langue)}</Fact>
        {reservation.demandeId && (
          <Fact term={facts('besoin')}>
            <NamedDemande demande={reservation.demandeId} />
          </Fact>
        )}
      </Facts>
      <Written label={facts('description')}>{reservation.description}</Written>
      {commentaire && (
        <div className="rounded-control bg-majorelle-tint px-4 py-3">
          {reservation.statutPar === 'delai' ? (
            <p>{lapsedWords(facts, commentaire)}</p>
          ) : (
            <Written label={words('commentaire')}>{commentaire}</Written>
          )}
        </div>
      )}
      {status === 'en_attente' && (
        <p className="text-muted text-sm">
          {words('reponse', { fin: answerEnd(reservation, words.langue) })}
        </p>
      )}
      {status === 'confirmee' && (
        <RemiseLink reservationId={reservation._id} className="self-start">
          {words('codes')}
        </RemiseLink>
      )}
      {holdsWeight(status) && <AgendaLink reservationId={reservation._id} />}
      {reservation.cancellable && (
        <div>
          <CancelButton reservation={reservation} afterwards={id} />
        </div>
      )}
      {note && <p className="text-muted text-sm">{note}</p>}
    </Card>
  );
}
