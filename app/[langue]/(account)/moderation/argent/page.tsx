import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { useWords } from '#words';
import { NextPageLink } from '@/components/listing/next-page-link';
import { OpenedPapers } from '@/components/moderation/opened-papers';
import { RefundButton } from '@/components/moderation/refund-button';
import { SeenButton } from '@/components/moderation/seen-button';
import { moderationTabs } from '@/components/moderation/tabs';
import { EmptyState } from '@/components/page/empty-state';
import { PageHeader } from '@/components/page/page-header';
import { TestBadge } from '@/components/payments/etat-badge';
import { StandingParcels } from '@/components/remises/standing-parcels';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { LinkTabs } from '@/components/ui/link-tabs';
import { PlainField } from '@/components/ui/plain-field';
import { addressHere, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import type { Words as WordsOf } from '@/components/words/words-of';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { centsToEuros, formatEuros } from '@/lib/core/text/money';
import { formatLongDate } from '@/lib/core/text/time';
import { openedPapers } from '@/lib/donnees/queries/ouvertures';
import { moneyWaiting } from '@/lib/moderation/queries/argent';
import { listDivided } from '@/lib/moderation/queries/divises';
import { standingParcels } from '@/lib/moderation/queries/immobiles';
import type { EtatPayment } from '@/lib/payments/schema';
import { displayName } from '@/lib/users/labels';
import { actorOfPage } from '../../actor';

export function generateMetadata(): Metadata {
  return { title: pageWords('moderation/argent')('titre') };
}

type Waiting = Awaited<ReturnType<typeof moneyWaiting>>;
type Divided = Awaited<ReturnType<typeof listDivided>>['items'][number];
type Said = WordsOf<'moderation/argent'>;
type Asked = { cursor?: string; numero?: string };
const PATH = '/moderation/argent';
const PER_PAGE = 30;
const cents = (words: Said, centimes: number | null) =>
  centimes === null ? words('rien') : formatEuros(centsToEuros(centimes), words.langue);

/** Money that waits for an operator; for everybody else there is no such page. */
export default async function MoneyPage({ searchParams }: PageProps<'/[langue]/moderation/argent'>) {
  const words = pageWords('moderation/argent');
  const common = pageWords('moderation/page');
  const states = pageWords('payments/etat');
  const { cursor, numero } = await searchParams;
  const asked = {
    ...(typeof cursor === 'string' && { cursor }),
    ...(typeof numero === 'string' && numero.trim() && { numero }),
  };
  const [{ contestes, jours }, divises, immobiles, ouverts] = await readMoney(asked);
  return (
    <div className="wrap pb-10">
      <PageHeader title={common('titre')} />
      <LinkTabs
        label={common('signalements')}
        items={moderationTabs(pageWords('moderation/onglets'))}
        current={PATH}
      />
      {contestes.length + jours.length + immobiles.length === 0 && <EmptyState title={words('aucun')} />}
      <ul className="mt-6 grid grid-cols-1 gap-4">
        {contestes.map(({ id, montant, state, depuis, perdue }) => (
          <Card as="li" key={id} className="space-y-2">
            <h2 className="text-xl">{words('conteste', { montant: formatEuros(montant, words.langue) })}</h2>
            <p>
              {words(perdue ? 'perdue' : 'gele', { jour: formatLongDate(depuis, undefined, words.langue) })}
            </p>
            <p className="text-muted text-sm [overflow-wrap:anywhere]">
              {words('paiement', { id, etat: states(state as EtatPayment).toLowerCase() })}
            </p>
          </Card>
        ))}
        {jours.map((day) => (
          <DayCard key={day.jour} {...day} />
        ))}
      </ul>
      <StandingParcels parcels={placesIn(words.langue, immobiles)} />
      {(divises.items.length > 0 || cursor || numero) && <DividedList page={divises} asked={asked} />}
      <OpenedPapers papers={ouverts} />
    </div>
  );
}

function DividedList({ page, asked }: { page: Awaited<ReturnType<typeof listDivided>>; asked: Asked }) {
  const words = useWords('moderation/argent');
  const { nextCursor } = page.meta;
  return (
    <section className="mt-10" aria-labelledby="verses">
      <h2 id="verses" className="text-xl">
        {words('verses')}
      </h2>
      <p className="mt-1 max-w-prose text-muted text-sm">{words('versesTexte')}</p>
      <search className="mt-4 block max-w-xl">
        <form method="get" action={addressHere(PATH)} className="flex items-end gap-2.5">
          <PlainField
            name="numero"
            label={words('numero')}
            maxLength={200}
            defaultValue={asked.numero}
            className="grow"
          />
          <Button type="submit" variant="secondary" className="min-h-12">
            {words('chercher')}
          </Button>
        </form>
      </search>
      {page.items.length === 0 && (
        <p className="mt-5">
          {words.rich('aucunVerse', {
            a: (text) => (
              <Link href={PATH} className="font-medium text-majorelle underline">
                {text}
              </Link>
            ),
          })}
        </p>
      )}
      <ul className="mt-5 grid grid-cols-1 gap-3">
        {page.items.map((one) => (
          <DividedCard key={one.id} {...one} />
        ))}
      </ul>
      <NextPageLink href={nextCursor && `${PATH}?cursor=${nextCursor}`} label={words('plusAnciens')} />
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
  const words = useWords('moderation/argent');
  const states = useWords('payments/etat');
  const [payer, carrier] = [displayName(recipient, words.langue), displayName(sender, words.langue)];
  return (
    <Card as="li" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
        <h3>
          {words.rich(
            'deA',
            { b: (text) => <bdi>{text}</bdi>, c: (text) => <bdi>{text}</bdi> },
            { montant: formatEuros(montant, words.langue), payeur: payer, transporteur: carrier },
          )}
        </h3>
        <p dir="auto" className="text-sm">
          {description}
        </p>
        <p className="flex flex-wrap items-center gap-2 text-muted text-sm">
          {words('etatLe', {
            etat: states(state as EtatPayment),
            jour: formatLongDate(depuis, undefined, words.langue),
          })}{' '}
          {modeTest && <TestBadge />}
        </p>
      </div>
      {repris ? (
        <p className="text-muted text-sm">{words('enCours')}</p>
      ) : (
        <Words of={['moderation/remboursement']}>
          <RefundButton id={id} payer={payer} carrier={carrier} moved={reprise} />
        </Words>
      )}
    </Card>
  );
}

function DayCard({ jour, provider, mouvements, ecarts, nombre }: Waiting['jours'][number]) {
  const words = useWords('moderation/argent');
  return (
    <Card as="li" className="space-y-3">
      <h2 className="text-xl">
        {words('ecarts', { n: nombre, jour: formatLongDate(jour, undefined, words.langue) })}
      </h2>
      <p className="text-muted text-sm">{words('rapport', { prestataire: provider, n: mouvements })}</p>
      <ul className="space-y-2 text-sm tabular-nums">
        {ecarts.map(({ genre, ref, livres, prestataire }) => (
          <li key={`${genre} ${ref}`} className="[overflow-wrap:anywhere]">
            {words.rich(
              'ecart',
              { b: (text) => <span className="font-medium">{text}</span> },
              { genre, ref, livres: cents(words, livres), prestataire: cents(words, prestataire) },
            )}
          </li>
        ))}
        {nombre > ecarts.length && <li>{words('autres')}</li>}
      </ul>
      <Words of={['moderation/vu']}>
        <SeenButton jour={jour} />
      </Words>
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
