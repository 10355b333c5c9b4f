import type { Metadata } from 'next';
import { AgencyLines } from '@/components/agences/agency-lines';
import { KeepSearch } from '@/components/alertes/keep-search';
import { alternatesOf, openGraphOf } from '@/components/page/alternates';
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
import { TRANSPORTS_PATH } from '@/components/transports/transports-path';
import { LinkButton } from '@/components/ui/link-button';
import { addressHere, pageWords } from '@/components/words/server';
import { siteOrigin } from '@/lib/core/origin';
import { readPairePage } from './read-paire';
import { SafeSteps } from './safe-steps';

type Props = PageProps<'/[langue]/paires/[paire]'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await readPairePage((await params).paire);
  const { sens, path, search, isFound } = page;
  const title = pageWords('transports/pagePaire')('titre', { sens });
  const description = paireDescription(pageWords('transports/paire'), page);
  return {
    title,
    description,
    alternates: {
      ...alternatesOf(path),
      ...(search && { types: { 'application/atom+xml': addressHere(`${path}/atom.xml`) } }),
    },
    openGraph: { ...openGraphOf(path), type: 'website', title, description },
    ...(isFound ? {} : { robots: { index: false, follow: true } }),
  };
}

/** Two cities, or two countries, for who comes from a search engine: what leaves, what it costs, who carries. */
export default async function PairePage({ params }: Props) {
  const page = await readPairePage((await params).paire);
  const { sens, transports, prix, search, pays, agences } = page;
  const { items, total } = transports;
  const href = search && searchHref(search);
  const words = pageWords('transports/pagePaire');
  return (
    <div className="wrap py-5 md:pt-6">
      <JsonLd data={paireStructuredData(pageWords('transports/paire'), page, siteOrigin())} />
      <BackLink href={pays?.path ?? TRANSPORTS_PATH} className="max-md:hidden">
        {pays ? words('troncon', { depart: pays.depart.name, arrivee: pays.arrivee.name }) : words('tous')}
      </BackLink>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 md:pt-3">
        <div className="max-w-3xl">
          <h1 className="text-[2.25rem] leading-tight sm:text-3xl">{words('titre', { sens })}</h1>
          <p className="mt-3 text-lg text-muted">{paireSentence(pageWords('transports/paire'), page)}</p>
        </div>
        <LinkButton
          href={href ?? TRANSPORTS_PATH}
          variant={total > 0 ? 'primary' : 'secondary'}
          icon="search"
          className="max-sm:w-full"
        >
          {words(href ? 'choisirJour' : 'choisirVilles')}
        </LinkButton>
      </header>
      <PaireFacts page={page} className="mt-7" />
      <section aria-labelledby="departs" className="mt-10">
        <SectionHeader
          id="departs"
          title={words('prochains')}
          {...(href && total > items.length ? { link: { href, label: words('tousDeparts') } } : {})}
        />
        {items.length > 0 ? (
          <TransportGrid transports={items} headingLevel="h3" />
        ) : (
          <NoTransports filtered />
        )}
      </section>
      {search && <KeepSearch search={{ genre: 'transport', ...search }} />}
      <div className="mt-12 grid items-start gap-x-12 gap-y-10 lg:grid-cols-2">
        {prix && <PrixCard prix={prix} />}
        <SafeSteps />
      </div>
      <PaireLinks {...page.links} className="mt-12" />
      {agences.length > 0 && (
        <section aria-labelledby="agences" className="mt-12">
          <SectionHeader
            id="agences"
            title={words('agences')}
            subtitle={words('agencesTexte', { sens })}
            link={{ href: '/agences', label: words('toutesAgences') }}
          />
          <AgencyLines agencies={agences} />
        </section>
      )}
    </div>
  );
}
