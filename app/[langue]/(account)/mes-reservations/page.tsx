import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { NextPageLink } from '@/components/listing/next-page-link';
import { EmptyState } from '@/components/page/empty-state';
import { PageHeader } from '@/components/page/page-header';
import { toLogin } from '@/components/page/to-login';
import { Agenda } from '@/components/reservations/agenda';
import { cancellationNote } from '@/components/reservations/cancellation-note';
import { offlineReservation } from '@/components/reservations/offline-reservation';
import { OwnReservation } from '@/components/reservations/own-reservation';
import { KeepOffline } from '@/components/session/keep-offline';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { addressHere, pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { placesIn } from '@/lib/core/cities/names';
import { env } from '@/lib/core/env';
import { AppError } from '@/lib/core/errors';
import { listOwnReservations } from '@/lib/reservations/queries';
import { actorOfPage } from '../actor';

const HERE = '/mes-reservations';
const PER_PAGE = 20;

export const generateMetadata = (): Metadata => ({ title: pageWords('reservations/mienne')('titre') });

export default async function MyReservationsPage({ searchParams }: PageProps<'/[langue]/mes-reservations'>) {
  const actor = await actorOfPage();
  if (!actor) toLogin(HERE);
  const { cursor: asked } = await searchParams;
  const cursor = typeof asked === 'string' ? asked : undefined;
  const { items, meta } = await listOwnReservations(actor, { limit: PER_PAGE, cursor }).catch(toFirstPage);
  const policy = env().CANCELLATION_POLICY;
  const now = new Date();
  const shown = placesIn(pageLangue(), items);
  const notes = pageWords('reservations/annulation');
  const words = pageWords('reservations/mienne');
  return (
    <div className="wrap max-w-[820px]">
      <PageHeader title={words('titre')} subtitle={words('sousTitre')} />
      {items.length > 0 ? (
        <Words of={['reservations/annuler']}>
          <ul className="space-y-5">
            {shown.map((reservation) => (
              <OwnReservation
                key={reservation._id}
                reservation={reservation}
                note={cancellationNote(notes, reservation, policy, now)}
              />
            ))}
          </ul>
        </Words>
      ) : (
        <Card>
          <EmptyState
            title={words('vide')}
            headingLevel="h2"
            action={<LinkButton href="/transporteurs">{words('trouver')}</LinkButton>}
          >
            {words('videTexte')}
          </EmptyState>
        </Card>
      )}
      <NextPageLink
        href={meta.nextCursor ? `${HERE}?cursor=${encodeURIComponent(meta.nextCursor)}` : null}
        label={words('plus')}
      />
      {!cursor && (
        <KeepOffline kind="reservation" ownerId={actor.id} whole things={shown.map(offlineReservation)} />
      )}
      <Words of={['reservations/agenda']}>
        <Agenda />
      </Words>
    </div>
  );
}

/** A cursor that nobody gave out leads back to the beginning. */
function toFirstPage(error: unknown): never {
  if (error instanceof AppError && error.code === 'invalid') redirect(addressHere(HERE));
  throw error;
}
