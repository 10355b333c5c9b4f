import { useWords } from '#words';
import { addressOf } from '@/components/api/address';
import { Card } from '@/components/ui/card';
import { formatLongDate } from '@/lib/core/text/time';
import type { PaymentDetailView } from '@/lib/payments/queries';

const LINK =
  'inline-flex min-h-11 items-center font-medium text-majorelle underline decoration-1 underline-offset-4 hover:decoration-2';

/** The reader's own papers about a payment, to download; nothing while there are none. */
export function Papers({
  payment: { _id, recus },
  timeZone,
}: {
  payment: PaymentDetailView;
  timeZone: string;
}) {
  const words = useWords('payments/papiers');
  if (recus.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="documents">
      <h2 id="documents" className="mb-2 text-xl">
        {words('titre')}
      </h2>
      <ul>
        {recus.map(({ genre, numero, le }) => (
          <li key={genre} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <a
              href={
                addressOf('GET /payments/{id}/recus/{genre}', {
                  params: { id: _id, genre },
                  query: { langue: words.langue },
                }).url
              }
              download
              className={LINK}
            >
              {words(genre)}
            </a>
            <span className="text-muted text-sm tabular-nums">
              {words('numero', { numero, jour: formatLongDate(le, timeZone, words.langue) })}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** All of one's payments as a table, and a year of what one received. */
export function Exports({ annee }: { annee: number }) {
  const words = useWords('payments/papiers');
  return (
    <p className="mt-8 flex flex-wrap gap-x-6 border-line border-t pt-4 text-sm">
      <a
        href={addressOf('GET /payments/export', { query: { langue: words.langue } }).url}
        download
        className={LINK}
      >
        {words('tous')}
      </a>
      {[annee, annee - 1].map((year) => (
        <a
          key={year}
          href={addressOf('GET /payments/releve', { query: { annee: year, langue: words.langue } }).url}
          download
          className={LINK}
        >
          {words('releve', { annee: year })}
        </a>
      ))}
    </p>
  );
}
