'use client';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { useWords } from '#words';
import { DialogForm } from '@/components/form/dialog-form';
import { PriceField, WeightField } from '@/components/form/number-field';
import { TextareaField } from '@/components/form/textarea-field';
import { OpensAgain } from '@/components/session/come-back';
import type { Door } from '@/components/session/door';
import { LoginRequired } from '@/components/session/login-required';
import { LinkButton } from '@/components/ui/link-button';
import { formatKg } from '@/lib/core/text/money';
import type { TransportView } from '@/lib/transports/queries/view';
import { displayName } from '@/lib/users/labels';
import { DemandeField } from './demande-field';
import { schemaFor } from './form-schema';
import { LegFields } from './leg-fields';
import { type AskedPlaces, firstLeg } from './legs';
import { openLegs } from './open-legs';
import { SentDialog } from './sent-dialog';

export type ReservationFormProps = {
  transport: TransportView;
  /** What of it is open: a visitor is shown the way to an account first. */
  open: Door;
  /** The cities that the page's address asks for, if it does. */
  asked: AskedPlaces | null;
  /** When it was opened, in ms: what has left by then is not offered. */
  now: number;
  onClose: () => void;
};

// The leg follows the page's address and the room that is left: a draft does not keep it.
const LEG = ['villeDepart', 'villeArrivee', 'dateDepart', 'dateArrivee'];

/** The reservation form (docs/screens.md): a part of the trip, a weight, what it is, and a price; then what happens next. */
export function ReservationForm({ transport, open, asked, now, onClose }: ReservationFormProps) {
  const router = useRouter();
  const words = useWords('reservations/formulaire');
  const [refusals, setRefusals] = useState(0);
  const [sent, setSent] = useState(false);
  const { etapes, poidsMax, userId: carrier } = transport;
  const most = formatKg(poidsMax, words.langue);
  const tooMuch = words('poidsMax', { poids: most });
  const schema = useMemo(() => schemaFor(poidsMax, tooMuch), [poidsMax, tooMuch]);
  const legs = openLegs(etapes, now);
  const initial = firstLeg(etapes, legs, asked);
  const [from, to] = initial ? [etapes[initial.depart], etapes[initial.arrivee]] : [];
  return (
    <>
      <LoginRequired
        open={open === 'login'}
        onOpenChange={(next) => !next && onClose()}
        text={words('connexion')}
        opens="reserver"
      />
      <OpensAgain value="reserver">
        <DialogForm
          open={open === 'form'}
          onOpenChange={onClose}
          title={words('titre')}
          description={words.rich(
            'avec',
            { qui: (text) => <bdi>{text}</bdi> },
            { nom: displayName(carrier, words.langue) },
          )}
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
          submitLabel={words('reserver')}
          pendingLabel={words('envoi')}
          fallbackMessage={words('echec')}
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
              label={words('poids')}
              required
              hint={words('poidsAide', { poids: most })}
            />
            <PriceField name="prix" label={words('prix')} required hint={words('prixAide')} />
          </div>
          <DemandeField />
          <TextareaField
            name="description"
            label={words('description')}
            required
            rows={3}
            maxLength={1000}
            hint={words('descriptionAide')}
          />
        </DialogForm>
      </OpensAgain>
      <SentDialog open={sent} onOpenChange={setSent} carrier={carrier}>
        <LinkButton href="/mes-reservations">{words('miennes')}</LinkButton>
      </SentDialog>
    </>
  );
}
