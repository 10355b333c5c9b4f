import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Suspense } from 'react';
import { NextPageLink } from '@/components/listing/next-page-link';
import { EmptyState } from '@/components/page/empty-state';
import { PageHeader } from '@/components/page/page-header';
import { toLogin } from '@/components/page/to-login';
import { Follow } from '@/components/payments/follow';
import { PAYMENTS, paymentsHref, shownOf } from '@/components/payments/list-address';
import { Exports } from '@/components/payments/papers';
import { PaymentCard } from '@/components/payments/payment-card';
import { PayoutAccount } from '@/components/payments/payout-account';
import { StateChips } from '@/components/payments/state-chips';
import { Sums } from '@/components/payments/sums';
import { TestNotice } from '@/components/payments/test-notice';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { LinkTabs } from '@/components/ui/link-tabs';
import { addressHere, pageLangue, pageWords } from '@/components/words/server';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import type { Actor } from '@/lib/core/sessions/actor';
import { wallTime } from '@/lib/core/text/wall-time';
import { expectsMoney, getAccount } from '@/lib/payments/commands/account';
import { listPaymentsWithSums } from '@/lib/payments/queries';
import { meView } from '@/lib/users/queries/view';
import { actorOfPage } from '../actor';

const PER_PAGE = 20;

export const generateMetadata = (): Metadata => ({ title: pageWords('payments/liste')('titre') });

const TABS = [
  { key: 'tous', empty: 'tousVide', says: 'tousTexte', shown: {} },
  { key: 'envoyes', empty: 'envoyesVide', says: 'envoyesTexte', shown: { tab: 'envoyes' } },
  { key: 'recus', empty: 'recusVide', says: 'recusTexte', shown: { tab: 'recus' } },
] as const;

export default async function PaymentsPage({ searchParams }: PageProps<'/[langue]/payments'>) {
  const actor = await actorOfPage();
  if (!actor) toLogin(PAYMENTS);
  const words = pageWords('payments/liste');
  const asked = await searchParams;
  const shown = shownOf(asked);
  const cursor = typeof asked.cursor === 'string' ? asked.cursor : undefined;
  const [{ items, meta }, me, expects] = await Promise.all([
    listPaymentsWithSums(actor, { limit: PER_PAGE, cursor, ...shown }).catch(toFirstPage),
    meView(actor),
    expectsMoney(actor),
  ]);
  const tab = TABS.find(({ shown: one }) => ('tab' in one ? one.tab : undefined) === shown.tab) ?? TABS[0];
  return (
    <div className="wrap max-w-[980px] pb-10">
      <Follow conversationIds={items.map(({ conversationId }) => conversationId)} />
      <PageHeader title={words('titre')} subtitle={words('sousTitre')} />
      {items.some(({ modeTest }) => modeTest) && <TestNotice className="mb-5" />}
      {expects && (
        <Suspense>
          <AccountCard actor={actor} said={shownAs(asked.compte)} />
        </Suspense>
      )}
      <Sums sums={meta.resume} />
      <div className="mt-8">
        <LinkTabs
          label={words('onglets')}
          current={paymentsHref(tab.shown)}
          items={TABS.map(({ key, shown: one }) => ({ label: words(key), href: paymentsHref(one) }))}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-5">
        <p className="text-muted text-sm">{words(tab.says)}</p>
        <StateChips shown={shown} />
      </div>
      {items.length > 0 ? (
        <ul className="space-y-4">
          {placesIn(words.langue, items).map((payment) => (
            <PaymentCard
              key={payment._id}
              payment={payment}
              meId={actor.id}
              timeZone={me.preferences.timezone}
            />
          ))}
        </ul>
      ) : (
        <Card>
          <EmptyState
            title={words(tab.empty)}
            headingLevel="h2"
            action={
              <LinkButton href="/messagerie" variant="secondary">
                {words('messages')}
              </LinkButton>
            }
          >
            {words('comment')}
          </EmptyState>
        </Card>
      )}
      <NextPageLink
        href={meta.nextCursor ? paymentsHref(shown, meta.nextCursor) : null}
        label={words('plus')}
      />
      {meta.resume.total > 0 && <Exports annee={wallTime(new Date(), me.preferences.timezone).year} />}
    </div>
  );
}

const shownAs = (compte: unknown) => (compte === 'retour' || compte === 'refus' ? compte : null);

/** Where the reader's share is sent. The provider may be asked about it: the page does not wait for that. */
async function AccountCard({ actor, said }: { actor: Actor; said: 'retour' | 'refus' | null }) {
  const account = await getAccount(actor, pageLangue()).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  });
  return <PayoutAccount account={account} said={said} />;
}

/** A cursor that nobody gave out leads back to the beginning. */
function toFirstPage(error: unknown): never {
  if (error instanceof AppError && error.code === 'invalid') redirect(addressHere(PAYMENTS));
  throw error;
}
