import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { NextPageLink } from '@/components/listing/next-page-link';
import { OpenedPapers } from '@/components/moderation/opened-papers';
import { RefundButton } from '@/components/moderation/refund-button';
import { SeenButton } from '@/components/moderation/seen-button';
import { MODERATION_TABS } from '@/components/moderation/tabs';
import { EmptyState } from '@/components/page/empty-state';
import { PageHeader } from '@/components/page/page-header';
import { TestBadge } from '@/components/payments/etat-badge';
import { StandingParcels } from '@/components/remises/standing-parcels';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { LinkTabs } from '@/components/ui/link-tabs';
import { PlainField } from '@/components/ui/plain-field';
import { addressHere } from '@/components/words/server';
import { AppError } from '@/lib/core/errors';
import { actorOfPage } from '@/lib/core/sessions/session';
import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { formatLongDate } from '@/lib/core/text/time';
import { openedPapers } from '@/lib/donnees/queries/ouvertures';
import { moneyWaiting } from '@/lib/moderation/queries/argent';
import { listDivided } from '@/lib/moderation/queries/divises';
import { standingParcels } from '@/lib/moderation/queries/immobiles';
import { ETAT_PAYMENT_LABELS } from '@/lib/payments/labels';
import type { EtatPayment } from '@/lib/payments/schema';
import { displayName } from '@/lib/users/labels';

export const metadata: Metadata = { title: 'Argent' };

type Waiting = Awaited<ReturnType<typeof moneyWaiting>>;
type Divided = Awaited<ReturnType<typeof listDivided>>['items'][number];
type Asked = { cursor?: string; numero?: string };
const PATH = '/moderation/argent';
const PER_PAGE = 30;
const cents = (centimes: number | null) => (centimes === null ? 'rien' : formatEuros(centsToEuros(centimes)));

/** Money that waits for an operator; for everybody else there is no such page. */
export default async function MoneyPage({ searchParams }: PageProps<'/[langue]/moderation/argent'>) {
  const { cursor, numero } = await searchParams;
  const asked = {
    ...(typeof cursor === 'string' && { cursor }),
    ...(typeof numero === 'string' && numero.trim() && { numero }),
  };
  const [{ contestes, jours }, divises, immobiles, ouverts] = await readMoney(asked);
  return (
    <div className="wrap pb-10">
      <PageHeader title="Modération" />
      <LinkTabs label="Signalements" items={MODERATION_TABS} current={PATH} />
      {contestes.length + jours.length + immobiles.length === 0 && (
        <EmptyState title="Aucun écart, et aucune banque ne conteste de paiement." />
      )}
      <ul className="mt-6 grid grid-cols-1 gap-4">
        {contestes.map(({ id, montant, state, depuis, perdue }) => (
          <Card as="li" key={id} className="space-y-2">
            <h2 className="text-xl">Une banque conteste {formatEuros(montant)}</h2>
            <p>
              Gelé depuis le {formatLongDate(depuis)}&#8239;:{' '}
              {perdue
                ? 'la banque a rendu la somme à qui a payé. Ce qui a été versé est repris, un désaccord ouvert se règle d’abord.'
                : 'rien n’en part. Répondez à la banque chez le prestataire.'}
            </p>
            <p className="text-muted text-sm [overflow-wrap:anywhere]">
              Paiement {id}, {ETAT_PAYMENT_LABELS[state as EtatPayment].toLowerCase()}.
            </p>
          </Card>
        ))}
        {jours.map((day) => (
          <DayCard key={day.jour} {...day} />
        ))}
      </ul>
      <StandingParcels parcels={immobiles} />
      {(divises.items.length > 0 || cursor || numero) && <DividedList page={divises} asked={asked} />}
      <OpenedPapers papers={ouverts} />
    </div>
  );
}

function DividedList({ page, asked }: { page: Awaited<ReturnType<typeof listDivided>>; asked: Asked }) {
  const { nextCursor } = page.meta;
  return (
    <section className="mt-10" aria-labelledby="verses">
      <h2 id="verses" className="text-xl">
        Paiements versés
      </h2>
      <p className="mt-1 max-w-prose text-muted text-sm">
        Un paiement libéré ou partagé peut encore être rendu en entier à qui a payé, avec une raison écrite.
        Les derniers d’abord.
      </p>
      <search className="mt-4 block max-w-xl">
        <form method="get" action={addressHere(PATH)} className="flex items-end gap-2.5">
          <PlainField
            name="numero"
            label="Numéro ou adresse du paiement"
            maxLength={200}
            defaultValue={asked.numero}
            className="grow"
          />
          <Button type="submit" variant="secondary" className="min-h-12">
            Chercher
          </Button>
        </form>
      </search>
      {page.items.length === 0 && (
        <p className="mt-5">
          Aucun paiement versé ici.{' '}
          <Link href={PATH} className="font-medium text-majorelle underline">
            Voir les derniers
          </Link>
        </p>
      )}
      <ul className="mt-5 grid grid-cols-1 gap-3">
        {page.items.map((one) => (
          <DividedCard key={one.id} {...one} />
        ))}
      </ul>
      <NextPageLink href={nextCursor && `${PATH}?cursor=${nextCursor}`} label="Plus anciens" />
    </section>
  );
}

function DividedCard({
  id,
  montant,
  state,
  depuis,
  repris,
  description,
  sender,
  recipient,
  reprise,
  modeTest,
}: Divided) {
  const [payer, carrier] = [displayName(recipient), displayName(sender)];
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <h3 className="font-semibold">
          {formatEuros(montant)}, <bdi>{payer}</bdi> à <bdi>{carrier}</bdi>
        </h3>
        <p dir="auto" className="text-sm">
          {description}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
          {ETAT_PAYMENT_LABELS[state as EtatPayment]} le {formatLongDate(depuis)} {modeTest && <TestBadge />}
        </p>
      </div>
      {repris ? (
        <p className="text-muted text-sm">En train d’être rendu</p>
      ) : (
        <RefundButton id={id} payer={payer} carrier={carrier} moved={reprise} />
      )}
    </Card>
  );
}

function DayCard({ jour, provider, mouvements, ecarts, nombre }: Waiting['jours'][number]) {
  return (
    <Card as="li" className="space-y-3">
      <h2 className="text-xl">
        {nombre} {nombre > 1 ? 'écarts' : 'écart'} le {formatLongDate(jour)}
      </h2>
      <p className="text-muted text-sm">
        Entre nos livres et le rapport de {provider}, qui compte {mouvements} mouvements. Rien n’a été changé.
      </p>
      <ul className="space-y-2 text-sm tabular-nums">
        {ecarts.map(({ genre, ref, livres, prestataire }) => (
          <li key={`${genre} ${ref}`} className="[overflow-wrap:anywhere]">
            <span className="font-medium">{genre}</span> {ref}&#8239;: livres {cents(livres)}, prestataire{' '}
            {cents(prestataire)}
          </li>
        ))}
        {nombre > ecarts.length && <li>Les autres sont dans le journal du serveur.</li>}
      </ul>
      <SeenButton jour={jour} />
    </Card>
  );
}

async function readMoney(asked: Asked) {
  const actor = await actorOfPage();
  if (!actor) notFound();
  try {
    return await Promise.all([
      moneyWaiting(actor),
      listDivided(actor, { limit: PER_PAGE, ...asked }),
      standingParcels(actor),
      openedPapers(actor),
    ]);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    // A cursor that nobody gave out leads back to the beginning.
    if (error instanceof AppError && error.code === 'invalid') redirect(addressHere(PATH));
    throw error;
  }
}
