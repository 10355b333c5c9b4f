'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { useWords } from '#words';
import { DialogForm } from '@/components/form/dialog-form';
import { PriceField } from '@/components/form/number-field';
import { SelectField } from '@/components/form/select-field';
import { TextField } from '@/components/form/text-field';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { DialogFooter } from '@/components/ui/dialog-footer';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import type { Words } from '@/components/words/words-of';
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

const schema = paymentFormSchema.extend({ reservationId: idSchema.optional() });

/** What money is asked for, as the form proposes it. */
export const described = (
  words: Words<'payments/demander'>,
  { poids, villeDepart: depart, villeArrivee: arrivee }: Reservation,
) =>
  // A field's own text carries no unseen marks: it is kept, and they are refused.
  words('transportDe', { poids: formatKg(poids, words.langue), depart, arrivee }).replace(
    /[\u200e\u200f\u2066-\u2069]/g,
    '',
  );
const bdi = (text: string) => <bdi>{text}</bdi>;
const hidden = (text: string) => <span className="sr-only">{text}</span>;

/** The form of a request for money (docs/screens.md): for what, how much, and what is left of it, before the button. */
export function AskForm({
  open,
  onClose,
  onAsked,
  conversation,
  proposal: { reservations, modeTest, comptePret },
}: AskFormProps) {
  const words = useWords('payments/demander');
  const { _id: conversationId, participants, transportId, demandeId } = conversation;
  const [other] = participants;
  const [first] = reservations;
  if (!other) return null;
  const name = displayName(other, words.langue);
  if (transportId && !first) {
    return (
      <Dialog open={open} onOpenChange={onClose} size="compact" title={words('titre')}>
        <p>{words.rich('sansReservation', { qui: bdi }, { nom: name })}</p>
        <DialogFooter>
          <Button variant="secondary" onClick={onClose}>
            {words('fermer')}
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
      title={words('titre')}
      description={words.rich('aQui', { qui: bdi }, { nom: name })}
      draft={`paiement.${conversationId}`}
      schema={schema}
      to={{ call: 'POST /payments' }}
      defaultValues={{
        amount: first?.prix,
        description: first ? described(words, first) : '',
        reservationId: first?._id,
      }}
      prepare={(values) => ({
        ...values,
        conversationId,
        recipientId: other._id,
        transportId: transportId?._id,
        demandeId: demandeId?._id,
      })}
      submitLabel={words('demander')}
      pendingLabel={words('enCours')}
      fallbackMessage={words('erreur')}
      successMessage={words('envoyee')}
      onSuccess={onAsked}
    >
      {modeTest && <TestNotice />}
      {!comptePret && (
        <Notice title={words('compteManque')}>
          {words('compteTexte')}{' '}
          <Link
            href="/payments#compte"
            target="_blank"
            className="font-semibold text-majorelle underline underline-offset-2"
          >
            {words.rich('compteLien', { cache: hidden })}
          </Link>
        </Notice>
      )}
      {first && <WhichReservation reservations={reservations} />}
      <PriceField name="amount" label={words('montant')} required hint={words('montantAide')} />
      <TextField name="description" label={words('description')} required maxLength={200} />
      <Shares name={name} />
    </DialogForm>
  );
}

/** For which reservation: chosen among several, and its price proposed as long as nobody typed another amount. */
function WhichReservation({ reservations }: { reservations: Reservation[] }) {
  const words = useWords('payments/demander');
  const { langue } = words;
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
        if (getValues('description') === described(words, one))
          setValue('description', described(words, next));
      }}
    >
      {reservations.length > 1 ? (
        <SelectField
          name="reservationId"
          label={words('reservation')}
          required
          options={reservations.map((each) => ({
            value: each._id,
            label: words('choix', {
              poids: formatKg(each.poids, langue),
              depart: each.villeDepart,
              arrivee: each.villeArrivee,
              prix: formatEuros(each.prix, langue),
            }),
          }))}
        />
      ) : (
        <p className="font-semibold">{described(words, one)}</p>
      )}
      <p className="text-muted text-sm">
        {words(one.dejaDemande > 0 ? 'dejaDemande' : 'convenu', {
          depart: formatEtapeDate(one.dateDepart, one.timezoneDepart, langue),
          prix: formatEuros(one.prix, langue),
          deja: formatEuros(one.dejaDemande, langue),
        })}
      </p>
    </div>
  );
}

/** What is left of the amount that stands in the form. */
function Shares({ name }: { name: string }) {
  const words = useWords('payments/demander');
  const amount: unknown = useWatch({ name: 'amount' });
  const fits = typeof amount === 'number' && amount > 0 && amount <= MAX_AMOUNT_EUROS;
  const cents = fits ? eurosToCents(amount) : null;
  const taux = cents === null ? null : tauxOf(cents);
  const commission = cents === null || taux === null ? null : commissionOf(cents, taux);
  const show = (value: number | null) =>
    value === null ? '–' : formatEuros(centsToEuros(value), words.langue);
  return (
    <div className="rounded-control bg-majorelle-tint px-4 py-3">
      <dl className="space-y-1.5 tabular-nums">
        <Line term={words('paie', { nom: name })}>{show(cents)}</Line>
        <Line
          term={
            taux === null
              ? words('commission')
              : words('commissionDe', { taux: formatPercent(taux / 100, words.langue) })
          }
        >
          {show(commission)}
        </Line>
        <Line term={words('vousRecevez')} strong>
          {show(cents === null || commission === null ? null : cents - commission)}
        </Line>
      </dl>
      <p className="mt-2 text-muted text-sm">
        {words('conserve')}{' '}
        <Link
          href="/commission"
          target="_blank"
          className="font-medium text-majorelle underline underline-offset-2"
        >
          {words.rich('bareme', { cache: hidden })}
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
