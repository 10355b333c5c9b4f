import { useWords } from '#words';
import { addressOf } from '@/components/api/address';

/** One agreement for one's own calendar. */
export function AgendaLink({ reservationId }: { reservationId: string }) {
  const words = useWords('reservations/mienne');
  return (
    <a
      href={
        addressOf('GET /reservations/{id}/agenda', {
          params: { id: reservationId },
          query: { langue: words.langue },
        }).url
      }
      download
      className="inline-flex min-h-11 items-center gap-1.5 self-start rounded-badge font-semibold text-majorelle hover:underline"
    >
      {words('agenda')}
    </a>
  );
}
