'use client';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { DialogForm } from '@/components/form/dialog-form';
import { PriceField, WeightField } from '@/components/form/number-field';
import { TextareaField } from '@/components/form/textarea-field';
import { OpensAgain } from '@/components/session/come-back';
import type { Door } from '@/components/session/door';
import { LoginRequired } from '@/components/session/login-required';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogFooter } from '@/components/ui/dialog-footer';
import { LinkButton } from '@/components/ui/link-button';
import { formatKg } from '@/lib/core/text/money';
import * as z from '@/lib/core/zod';
import { createReservationSchema } from '@/lib/reservations/schema';
import type { TransportView } from '@/lib/transports/queries/view';
import { displayName } from '@/lib/users/labels';
import { DemandeField } from './demande-field';
import { LegFields } from './leg-fields';
import { firstLeg, openLegs } from './legs';

export type ReservationFormProps = {
  transport: TransportView;
  /** What of it is open: a visitor is shown the way to an account first. */
  open: Door;
  /** When it was opened, in ms: what has left by then is not offered. */
  now: number;
  onClose: () => void;
};

// The leg follows the page's address and the room that is left: a draft does not keep it.
const LEG = ['villeDepart', 'villeArrivee', 'dateDepart', 'dateArrivee'];

function schemaFor(poidsMax: number) {
  const { poids, demandeId } = createReservationSchema.shape;
  return createReservationSchema.extend({
    poids: poids.max(poidsMax, `Ce trajet accepte ${formatKg(poidsMax)} au plus.`),
    // « Aucun » is an empty choice.
    demandeId: demandeId.or(z.literal('').transform(() => undefined)),
  });
}

/** The reservation form (docs/screens.md): a part of the trip, a weight, what it is, and a price; then what happens next. */
export function ReservationForm({ transport, open, now, onClose }: ReservationFormProps) {
  const router = useRouter();
  const [refusals, setRefusals] = useState(0);
  const [sent, setSent] = useState(false);
  const { etapes, poidsMax, userId: carrier } = transport;
  const schema = useMemo(() => schemaFor(poidsMax), [poidsMax]);
  const legs = openLegs(etapes, now);
  const initial = firstLeg(etapes, legs, location.search);
  const [from, to] = initial ? [etapes[initial.depart], etapes[initial.arrivee]] : [];
  return (
    <>
      <LoginRequired
        open={open === 'login'}
        onOpenChange={(next) => !next && onClose()}
        text="Vous devez être connecté pour réserver ce transport."
        opens="reserver"
      />
      <OpensAgain value="reserver">
        <DialogForm
          open={open === 'form'}
          onOpenChange={onClose}
          title="Réserver ce transport"
          description={
            <>
              Avec <bdi>{displayName(carrier)}</bdi>
            </>
          }
          draft={`reservation.${transport._id}`}
          draftWithout={LEG}
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
          onSuccess={() => {
            setSent(true);
            router.refresh();
          }}
          onFailure={({ status }) => {
            setRefusals((count) => count + 1);
            // Somebody was faster: the page's route line shows what is left now.
            if (status === 409 || status === 404) router.refresh();
          }}
        >
          <LegFields {...{ transport, legs, initial, refusals }} />
          <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
            <WeightField
              name="poids"
              label="Poids"
              required
              hint={`${formatKg(poidsMax)} au plus sur ce transport.`}
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
        </DialogForm>
      </OpensAgain>
      <Dialog open={sent} onOpenChange={setSent} size="compact" title="Demande envoyée">
        <p>
          <bdi>{carrier.companyName || carrier.firstName || carrier.lastName}</bdi> doit encore confirmer.
          Suivez votre demande dans Mes réservations.
        </p>
        <DialogFooter>
          <Button variant="secondary" onClick={() => setSent(false)}>
            Fermer
          </Button>
          <LinkButton href="/mes-reservations">Mes réservations</LinkButton>
        </DialogFooter>
      </Dialog>
    </>
  );
}
