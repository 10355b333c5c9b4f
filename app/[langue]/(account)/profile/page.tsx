import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { toLogin } from '@/components/page/to-login';
import { Link } from '@/components/ui/link';
import { LinkTabs } from '@/components/ui/link-tabs';
import { Notice } from '@/components/ui/notice';
import { EmailToConfirm } from '@/components/users/identity/email-to-confirm';
import { OwnHeader } from '@/components/users/own-header';
import { OwnInformation } from '@/components/users/own-information';
import { addressHere, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { displayName } from '@/lib/users/labels';
import { listPapiers } from '@/lib/users/queries/papiers';
import { type MeView, meView } from '@/lib/users/queries/view';
import { actorOfPage } from '../actor';
import { OwnDemandes } from './own-demandes';
import { OwnProduits } from './own-produits';
import { OwnReviews } from './own-reviews';
import { OwnTransports } from './own-transports';

const HERE = '/profile';

export function generateMetadata(): Metadata {
  return { title: pageWords('profil/page')('titre') };
}

const TABS = ['info', 'demandes', 'transports', 'produits', 'avis'] as const;
type Tab = (typeof TABS)[number];

const hrefOf = (tab: Tab) => (tab === 'info' ? HERE : `${HERE}?tab=${tab}`);

export default async function OwnProfilePage({ searchParams }: PageProps<'/[langue]/profile'>) {
  const asked = await searchParams;
  const tab = TABS.find((one) => one === asked.tab) ?? 'info';
  const cursor = typeof asked.cursor === 'string' ? asked.cursor : undefined;
  const actor = await actorOfPage();
  if (!actor) toLogin(hrefOf(tab));
  const me = await meView(actor);
  const words = pageWords('profil/page');
  const { stats } = me;
  const waiting = me.demandesATraiter.total;
  return (
    <div className="wrap space-y-8 py-5 md:py-8">
      <OwnHeader me={placesIn(words.langue, me)} />
      {!me.verifications.email && (
        <Words of={['users/emailAConfirmer']}>
          <EmailToConfirm email={me.email} why={words('sansEmail')} />
        </Words>
      )}
      {waiting > 0 && tab !== 'transports' && (
        <Notice tone="warning" title={words('aRepondre', { n: waiting })}>
          <Link href={hrefOf('transports')} className="font-semibold text-majorelle underline">
            {words('concernes')}
          </Link>
        </Notice>
      )}
      <div>
        <LinkTabs
          label={words('titre')}
          current={hrefOf(tab)}
          items={[
            { href: hrefOf('info'), label: words('informations') },
            { href: hrefOf('demandes'), label: words('demandes'), count: stats.demandes },
            { href: hrefOf('transports'), label: words('transports'), count: stats.transports },
            { href: hrefOf('produits'), label: words('produits'), count: stats.produits },
            { href: hrefOf('avis'), label: words('avis'), count: stats.evaluations },
          ]}
        />
        <div className="pt-6">{await panelOf(tab, { actor, me, cursor }).catch(toFirstPage(tab))}</div>
      </div>
    </div>
  );
}

type Shown = { actor: Actor; me: MeView; cursor: string | undefined };

async function panelOf(tab: Tab, { actor, me, cursor }: Shown) {
  if (tab === 'demandes') return OwnDemandes({ actor, cursor });
  if (tab === 'transports') return OwnTransports({ actor, cursor });
  if (tab === 'produits') return OwnProduits({ actor, cursor });
  if (tab === 'avis') return OwnReviews({ actor, name: displayName(me), cursor });
  return <OwnInformation me={me} papiers={await listPapiers(actor)} />;
}

/** A cursor that nobody gave out leads back to the beginning. */
function toFirstPage(tab: Tab) {
  return (error: unknown): never => {
    if (error instanceof AppError && error.code === 'invalid') redirect(addressHere(hrefOf(tab)));
    throw error;
  };
}
