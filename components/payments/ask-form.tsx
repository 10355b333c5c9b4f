'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { DialogForm } from '@/components/form/dialog-form';
import { PriceField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogFooter } from '@/components/ui/dialog-footer';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import { idSchema } from '@/lib/core/schema';
import { centsToEuros, eurosToCents, formatEuros, formatKg } from '@/lib/core/text/money';
import { formatEtapeDate } from '@/lib/core/text/time';
import { formatPercent } from '@/lib/payments/labels';
import type { PaymentProposal } from '@/lib/payments/queries';
import { commissionOf, tauxOf } from '@/lib/payments/rules/commission';
import { MAX_AMOUNT_EUROS, paymentFormSchema } from '@/lib/payments/schema';
import { displayName } from '@/lib/users/labels';
import { TestNotice } from './test-notice';

export type AskFormProps = {
  open: boolean;
  onClose: () => void;
  onAsked: () => void;
  conversation: ConversationView;
  proposal: PaymentProposal;
};

type Reservation = PaymentProposal['reservations'][number];

const TITLE = 'Créer une demande de paiement';
const schema = paymentFormSchema.extend({ reservationId: idSchema.optional() });

const wordsOf = ({ poids, villeDepart, villeArrivee }: Reservation) =>
  `Transport de ${formatKg(poids)}, ${villeDepart} → ${villeArrivee}`;

/** The form of a request for money (docs/screens.md): for what, how much, and what is left of it, before the button. */
export function AskForm({
  open,
  onClose,
  onAsked,
  conversation,
  proposal: { reservations, modeTest, comptePret },
}: AskFormProps) {
  const { _id: conversationId, participants, transportId, demandeId } = conversation;
  const [other] = participants;
  const [first] = reservations;
  if (!other) return null;
  const name = displayName(other);
  if (transportId && !first) {
    return (
      <Dialog open={open} onOpenChange={onClose} size="compact" title={TITLE}>
        <p>
          <bdi>{name}</bdi> n’a pas de réservation confirmée à venir sur ce trajet. Confirmez d’abord une
          réservation&#8239;: vous pourrez ensuite en demander le paiement ici.
        </p>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            Fermer
          </Button>
        </DialogFooter>
      </Dialog>
    );
  }
  return (
    <DialogForm
      open={open}
      onOpenChange={onClose}
      size="small"
      title={TITLE}
      description={
        <>
          À <bdi>{name}</bdi>
        </>
      }
      schema={schema}
      to={{ call: 'POST /payments' }}
      defaultValues={{
        amount: first?.prix,
        description: first ? wordsOf(first) : '',
        reservationId: first?._id,
      }}
      prepare={(values) => ({
        ...values,
        conversationId,
        recipientId: other._id,
        transportId: transportId?._id,
        demandeId: demandeId?._id,
      })}
      submitLabel="Demander le paiement"
      pendingLabel="Création en cours..."
      fallbackMessage="Une erreur est survenue"
      successMessage="Demande de paiement envoyée"
      onSuccess={onAsked}
    >
      {modeTest && <TestNotice />}
      {!comptePret && (
        <Notice title="Votre compte de versement manque">
          Vous pouvez demander ce paiement&#8239;: votre part attendra que votre compte soit prêt.{' '}
          <Link
            href="/payments#compte"
            target="_blank"
            className="font-semibold text-majorelle underline underline-offset-2"
          >
            Voir ce qui manque<span className="sr-only"> (nouvel onglet)</span>
          </Link>
        </Notice>
      )}
      {first && <WhichReservation reservations={reservations} />}
      <PriceField name="amount" label="Montant" required hint="Commission comprise, au centime près." />
      <TextField name="description" label="Description" required maxLength={200} />
      <Shares name={name} />
    </DialogForm>
  );
}

/** For which reservation: chosen among several, and its price proposed as long as nobody typed another amount. */
function WhichReservation({ reservations }: { reservations: Reservation[] }) {
  const { getValues, setValue } = useFormContext();
  const chosen = useWatch({ name: 'reservationId' });
  const one = reservations.find(({ _id }) => _id === chosen) ?? reservations[0];
  if (!one) return null;
  return (
    <div
      className="space-y-2"
      onChange={(event) => {
        const next = reservations.find(
          ({ _id }) => _id === (event.target as unknown as HTMLSelectElement).value,
        );
        if (!next) return;
        if (getValues('amount') === one.prix) setValue('amount', next.prix);
        if (getValues('description') === wordsOf(one)) setValue('description', wordsOf(next));
      }}
    >
      {reservations.length > 1 ? (
        <SelectField
          name="reservationId"
          label="Réservation"
          required
          options={reservations.map((each) => ({
            value: each._id,
            label: `${formatKg(each.poids)}, ${each.villeDepart} → ${each.villeArrivee}, ${formatEuros(each.prix)}`,
          }))}
        />
      ) : (
        <p className="font-semibold">{wordsOf(one)}</p>
      )}
      <p className="text-muted text-sm">
        Départ {formatEtapeDate(one.dateDepart, one.timezoneDepart)}. Prix convenu&#8239;:{' '}
        {formatEuros(one.prix)}.
        {one.dejaDemande > 0 && ` Déjà demandé\u202f: ${formatEuros(one.dejaDemande)}.`}
      </p>
    </div>
  );
}

/** What is left of the amount that stands in the form. */
function Shares({ name }: { name: string }) {
  const amount: unknown = useWatch({ name: 'amount' });
  const fits = typeof amount === 'number' && amount > 0 && amount <= MAX_AMOUNT_EUROS;
  const cents = fits ? eurosToCents(amount) : null;
  const taux = cents === null ? null : tauxOf(cents);
  const commission = cents === null || taux === null ? null : commissionOf(cents, taux);
  const show = (value: number | null) => (value === null ? '–' : formatEuros(centsToEuros(value)));
  return (
    <div className="rounded-control bg-majorelle-tint px-4 py-3">
      <dl className="space-y-1.5 tabular-nums">
        <Line term={`${name} paie`}>{show(cents)}</Line>
        <Line term={taux === null ? 'Commission' : `Commission (${formatPercent(taux / 100)})`}>
          {show(commission)}
        </Line>
        <Line term="Vous recevez" strong>
          {show(cents === null || commission === null ? null : cents - commission)}
        </Line>
      </dl>
      <p className="mt-2 text-muted text-sm">
        Le paiement est conservé jusqu’à la livraison, puis vous est versé.{' '}
        <Link
          href="/commission"
          target="_blank"
          className="font-medium text-majorelle underline underline-offset-2"
        >
          Barème de la commission<span className="sr-only"> (nouvel onglet)</span>
        </Link>
      </p>
    </div>
  );
}

function Line({ term, strong, children }: { term: string; strong?: boolean; children: string }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={strong ? 'font-semibold' : 'text-muted'}>
        <bdi>{term}</bdi>
      </dt>
      <dd className={strong ? 'font-bold text-lg' : 'font-medium'}>{children}</dd>
    </div>
  );
}
