import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NextPageLink } from '@/components/listing/next-page-link';
import { NotificationRow } from '@/components/notifications/notification-row';
import { Seen } from '@/components/notifications/seen';
import { EmptyState } from '@/components/page/empty-state';
import { PageHeader } from '@/components/page/page-header';
import { toLogin } from '@/components/page/to-login';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { addressHere, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { AppError } from '@/lib/core/errors';
import { listNotifications } from '@/lib/notifications/queries/list';
import { actorOfPage } from '../actor';

const HERE = '/notifications';
const PER_PAGE = 30;

export function generateMetadata(): Metadata {
  const words = pageWords('notifications/page');
  return { title: words('titre') };
}

export default async function NotificationsPage({ searchParams }: PageProps<'/[langue]/notifications'>) {
  const words = pageWords('notifications/page');
  const actor = await actorOfPage();
  if (!actor) toLogin(HERE);
  const { cursor: asked } = await searchParams;
  const cursor = typeof asked === 'string' ? asked : undefined;
  const { items, meta } = await listNotifications(actor, { limit: PER_PAGE, cursor }, words.langue).catch(
    toFirstPage,
  );
  return (
    <div className="wrap max-w-[820px] pb-10">
      <PageHeader title={words('titre')} subtitle={words('texte')} />
      <Card className={items.length > 0 ? 'p-2 sm:p-3' : undefined}>
        {items.length > 0 ? (
          <ul className="space-y-1">
            <Words of={['notifications/ligne']}>
              {items.map((item) => (
                <NotificationRow key={item._id} item={item} />
              ))}
            </Words>
          </ul>
        ) : (
          <EmptyState
            title={words('rien')}
            headingLevel="h2"
            action={
              <LinkButton href="/settings#notifications" variant="secondary">
                {words('choisir')}
              </LinkButton>
            }
          >
            {words('rienTexte')}
          </EmptyState>
        )}
      </Card>
      <Seen items={items} />
      <NextPageLink
        href={meta.nextCursor ? `${HERE}?cursor=${encodeURIComponent(meta.nextCursor)}` : null}
        label={words('suite')}
      />
    </div>
  );
}

/** A cursor that nobody gave out leads back to the beginning. */
function toFirstPage(error: unknown): never {
  if (error instanceof AppError && error.code === 'invalid') redirect(addressHere(HERE));
  throw error;
}
