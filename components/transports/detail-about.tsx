import type { ReactNode } from 'react';
import { formatKg } from '@/lib/core/text/money';
import { formatLongDateTime } from '@/lib/core/text/time';
import { TYPE_TRANSPORT_LABELS } from '@/lib/transports/labels';
import type { TransportView } from '@/lib/transports/queries/view';

/** « À propos »: what the carrier says, and the trip in figures. */
export function DetailAbout({ transport }: { transport: TransportView }) {
  const [first, last] = [transport.etapes[0], transport.etapes.at(-1)];
  const named = transport.nom !== `${transport.villeDepart} → ${transport.villeArrivee}`;
  return (
    <section aria-labelledby="a-propos">
      <h2 id="a-propos" className="mb-3 text-xl sm:text-2xl">
        À propos
      </h2>
      {named && (
        <p dir="auto" className="mb-1 font-semibold">
          {transport.nom}
        </p>
      )}
      {transport.description && (
        <p dir="auto" className="mb-5 max-w-prose whitespace-pre-line">
          {transport.description}
        </p>
      )}
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
        <Fact label="Date de départ">
          {first && formatLongDateTime(first.date, first.timezone, first.ville)}
        </Fact>
        <Fact label="Arrivée">{last && formatLongDateTime(last.date, last.timezone, last.ville)}</Fact>
        <Fact label="Capacité">{formatKg(transport.poidsMax)}</Fact>
        <Fact label="Type">{TYPE_TRANSPORT_LABELS[transport.type]}</Fact>
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
