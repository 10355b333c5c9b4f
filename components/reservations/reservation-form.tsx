'use client';
import { type ReactNode, useState } from 'react';
import type { DraftOptions } from '@/components/form/draft';
import { Form } from '@/components/form/form';
import { PriceField, WeightField } from '@/components/form/number-field';
import { TextareaField } from '@/components/form/textarea-field';
import { DialogCancel } from '@/components/ui/dialog';
import { formatKg } from '@/lib/core/text/money';
import { z } from '@/lib/core/zod';
import { createReservationSchema } from '@/lib/reservations/schema';
import type { TransportView } from '@/lib/transports/queries/view';
import type { LegPositions } from '@/lib/transports/rules';
import { DemandeField } from './demande-field';
import { LegFields } from './leg-fields';
import { firstLeg, openLegs } from './legs';

function schemaFor(poidsMax: number) {
  const { poids, demandeId } = createReservationSchema.shape;
  const atMost = `Ce trajet accepte ${formatKg(poidsMax)} au plus.`;
  return createReservationSchema.extend({
    poids: poids.max(poidsMax, atMost),
    // « Aucun » is an empty choice.
    demandeId: demandeId.or(z.literal('').transform(() => undefined)),
  });
}

/** The reservation form (docs/screens.md): a part of the trip, a weight, what it is, and a price. */
export function ReservationForm({
  transport,
  now,
  draft,
  onDone,
  onStale,
  onDirtyChange,
  renderRoute,
}: {
  transport: TransportView;
  now: number;
  draft: DraftOptions | undefined;
  onDone: () => void;
  /** The server refused because the trip is not what the page shows any more. */
  onStale: () => void;
  onDirtyChange: (dirty: boolean) => void;
  renderRoute?: (leg: LegPositions | null) => ReactNode;
}) {
  const [attempts, setAttempts] = useState(0);
  const [schema] = useState(() => schemaFor(transport.poidsMax));
  const legs = openLegs(transport.etapes, now);
  const [initial] = useState(() => firstLeg(transport.etapes, legs, location.search));
  const [from, to] = initial ? [transport.etapes[initial.depart], transport.etapes[initial.arrivee]] : [];
  return (
    <Form
      schema={schema}
      to={{ call: 'POST /reservations' }}
      defaultValues={{
        transportId: transport._id,
        villeDepart: from?.ville ?? '',
        villeArrivee: to?.ville ?? '',
        dateDepart: from?.date,
        dateArrivee: to?.date,
        poids: undefined,
        description: '',
        prix: undefined,
        demandeId: '',
      }}
      submitLabel="Réserver"
      pendingLabel="Envoi en cours..."
      fallbackMessage="Erreur lors de la création de la réservation"
      inDialog
      draft={draft}
      onDirtyChange={onDirtyChange}
      onSuccess={onDone}
      onFailure={(failure) => {
        setAttempts((count) => count + 1);
        // Somebody was faster: the page's route line shows what is left now.
        if (failure.status === 409 || failure.status === 404) onStale();
      }}
      secondary={<DialogCancel />}
    >
      <LegFields {...{ transport, legs, initial, attempts, renderRoute }} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <WeightField
          name="poids"
          label="Poids"
          required
          hint={`${formatKg(transport.poidsMax)} au plus sur ce transport.`}
        />
        <PriceField name="prix" label="Prix proposé" required hint="Pour l’ensemble, 1 € au moins." />
      </div>
      <DemandeField />
      <TextareaField
        name="description"
        label="Description des articles"
        required
        rows={3}
        maxLength={1000}
        hint="Nature, emballage, ce qui est fragile."
      />
    </Form>
  );
}
