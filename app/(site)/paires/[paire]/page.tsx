import type { Metadata } from 'next';
import { AgencyLines } from '@/components/agences/agency-lines';
import { KeepSearch } from '@/components/alertes/keep-search';
import { BackLink } from '@/components/page/back-link';
import { JsonLd } from '@/components/page/json-ld';
import { SectionHeader } from '@/components/page/section-header';
import { PrixCard } from '@/components/reservations/prix-card';
import { NoTransports } from '@/components/transports/no-transports';
import { PaireFacts } from '@/components/transports/paire-facts';
import { PaireLinks } from '@/components/transports/paire-links';
import { paireStructuredData } from '@/components/transports/paire-structured-data';
import { paireDescription, paireSentence } from '@/components/transports/paire-words';
import { TransportGrid } from '@/components/transports/transport-grid';
import { searchHref } from '@/components/transports/transport-search';
import { LinkButton } from '@/components/ui/link-button';
import { siteOrigin } from '@/lib/core/origin';
import { aPlace, dePlace } from '@/lib/core/text/text';
import { readPairePage } from './read-paire';
import { SafeSteps } from './safe-steps';

type Props = PageProps<'/paires/[paire]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await readPairePage((await params).paire);
  const { depart, arrivee, path, isFound } = page;
  const title = `Envoyer un colis ${dePlace(depart.name)} ${aPlace(arrivee.name)}`;
  const description = paireDescription(page);
  return {
    title,
    description,
    alternates: { canonical: path, types: { 'application/atom+xml': `${path}/atom.xml` } },
    openGraph: { type: 'website', locale: 'fr_FR', url: path, title, description },
    ...(isFound ? {} : { robots: { index: false, follow: true } }),
  };
}

/** Two cities, for who comes from a search engine: what leaves, what it costs, who carries. */
export default async function PairePage({ params }: Props) {
  const page = await readPairePage((await params).paire);
  const { depart, arrivee, transports, prix, around, agences } = page;
  const { items, total } = transports;
  const search = { villeDepart: depart.name, villeArrivee: arrivee.name };
  const href = searchHref(search);
  return (
    <div className="wrap py-5 md:pt-6">
      <JsonLd data={paireStructuredData(page, siteOrigin())} />
      <BackLink href="/transporteurs" className="max-md:hidden">
        Tous les trajets
      </BackLink>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 md:pt-3">
        <div className="max-w-3xl">
          <h1 className="text-[2.25rem] leading-tight sm:text-3xl">
            Envoyer un colis {dePlace(depart.name)} {aPlace(arrivee.name)}
          </h1>
          <p className="mt-3 text-lg text-muted">{paireSentence(page)}</p>
        </div>
        <LinkButton
          href={href}
          variant={total > 0 ? 'primary' : 'secondary'}
          icon="search"
          className="max-sm:w-full"
        >
          Choisir un jour, un poids
        </LinkButton>
      </header>
      <PaireFacts page={page} className="mt-7" />
      <section aria-labelledby="departs" className="mt-10">
        <SectionHeader
          id="departs"
          title="Prochains départs"
          {...(total > items.length ? { link: { href, label: 'Tous les départs' } } : {})}
        />
        {items.length > 0 ? (
          <TransportGrid transports={items} headingLevel="h3" />
        ) : (
          <NoTransports filtered />
        )}
      </section>
      <KeepSearch search={{ genre: 'transport', ...search }} />
      <div className="mt-12 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        {prix && <PrixCard prix={prix} />}
        <SafeSteps />
      </div>
      <PaireLinks page={page} back={around.back} near={around.near} className="mt-12" />
      {agences.length > 0 && (
        <section aria-labelledby="agences" className="mt-12">
          <SectionHeader
            id="agences"
            title="Agences sur cette route"
            subtitle="Elles partent d’une ville à l’autre, ou y ont leurs bureaux."
            link={{ href: '/agences', label: 'Toutes les agences' }}
          />
          <AgencyLines agencies={agences} />
        </section>
      )}
    </div>
  );
}
