import type { ReactNode } from 'react';
import { useWords } from '#words';
import { formatKg } from '@/lib/core/text/money';
import { routeText } from '@/lib/core/text/route';
import { formatLongDateTime } from '@/lib/core/text/time';
import type { TransportView } from '@/lib/transports/queries/view';

/** « À propos »: what the carrier says, and the trip in figures. */
export function DetailAbout({ transport }: { transport: TransportView }) {
  const words = useWords('transports/detail');
  const types = useWords('transports/type');
  const [first, last] = [transport.etapes[0], transport.etapes.at(-1)];
  const named = transport.nom !== routeText(transport.villeDepart, transport.villeArrivee, words.langue);
  return (
    <section aria-labelledby="a-propos">
      <h2 id="a-propos" className="mb-3 text-xl sm:text-2xl">
        {words('aPropos')}
      </h2>
      {named && (
        <p dir="auto" className="aligned mb-1 font-semibold">
          {transport.nom}
        </p>
      )}
      {transport.description && (
        <p dir="auto" className="mb-5 max-w-prose whitespace-pre-line">
          {transport.description}
        </p>
      )}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label={words('dateDepart')}>
          {first && formatLongDateTime(first.date, first.timezone, first.ville, words.langue)}
        </Fact>
        <Fact label={words('arrivee')}>
          {last && formatLongDateTime(last.date, last.timezone, last.ville, words.langue)}
        </Fact>
        <Fact label={words('capacite')}>{formatKg(transport.poidsMax, words.langue)}</Fact>
        <Fact label={words('type')}>{types(transport.type)}</Fact>
      </dl>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
