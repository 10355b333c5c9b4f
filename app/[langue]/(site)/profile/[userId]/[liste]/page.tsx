import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { NextPageLink } from '@/components/listing/next-page-link';
import { alternatesOf } from '@/components/page/alternates';
import { BackLink } from '@/components/page/back-link';
import { PageHeader } from '@/components/page/page-header';
import { NoReviews } from '@/components/reviews/no-reviews';
import { ReviewList } from '@/components/reviews/review-list';
import { addressHere, pageLangue, pageWords } from '@/components/words/server';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { listUserDemandes } from '@/lib/demandes/queries';
import { listUserProduits } from '@/lib/produits/queries';
import { listUserReviews } from '@/lib/reviews/queries';
import { listUserTransports } from '@/lib/transports/queries/listings';
import { displayName } from '@/lib/users/labels';
import type { PublicUserView } from '@/lib/users/queries/public';
import { Demandes, Produits, Transports } from '../listings';
import { readProfile } from '../read-profile';

type Slice = { content: ReactNode; nextCursor: string | null };
type List = {
  title: 'transports' | 'demandes' | 'produits' | 'avisClients';
  read: (user: PublicUserView, page: { limit: number; cursor: string | undefined }) => Promise<Slice>;
};

const PER_PAGE = 20;

/** The whole of what a profile shows the beginning of, by its place in the address. */
const LISTS: Record<string, List> = {
  transports: {
    title: 'transports',
    async read({ _id }, page) {
      const { items, meta } = placesIn(pageLangue(), await listUserTransports(null, _id, page));
      return { content: <Transports items={items} headingLevel="h2" />, nextCursor: meta.nextCursor };
    },
  },
  demandes: {
    title: 'demandes',
    async read({ _id }, page) {
      const { items, meta } = placesIn(pageLangue(), await listUserDemandes(null, _id, page));
      return { content: <Demandes items={items} headingLevel="h2" />, nextCursor: meta.nextCursor };
    },
  },
  produits: {
    title: 'produits',
    async read({ _id }, page) {
      const { items, meta } = placesIn(pageLangue(), await listUserProduits(null, _id, page));
      return { content: <Produits items={items} headingLevel="h2" />, nextCursor: meta.nextCursor };
    },
  },
  avis: {
    title: 'avisClients',
    async read(user, page) {
      const { items, meta } = await listUserReviews(user._id, page);
      const reviewed = { _id: user._id, name: displayName(user) };
      const content = items.length > 0 ? <ReviewList reviews={items} reviewed={reviewed} /> : <NoReviews />;
      return { content, nextCursor: meta.nextCursor };
    },
  },
};

type Props = PageProps<'/[langue]/profile/[userId]/[liste]'>;

/** Null for a person or a list that does not exist. */
async function readParams(
  params: Props['params'],
): Promise<{ user: PublicUserView; list: List; path: string } | null> {
  const { userId, liste } = await params;
  const list = Object.hasOwn(LISTS, liste) ? LISTS[liste] : undefined;
  const user = list ? await readProfile(userId) : null;
  if (!list || !user) return null;
  return { user, list, path: `/profile/${userId}/${liste}` };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readParams(params);
  const words = pageWords('profil/vitrine');
  if (!found) return { title: words('absent') };
  const { user, list, path } = found;
  return {
    title: words('titreListe', { liste: words(list.title), nom: displayName(user) }),
    alternates: alternatesOf(path),
  };
}

export default async function ProfileListPage({ params, searchParams }: Props) {
  const found = await readParams(params);
  if (!found) notFound();
  const { user, list, path } = found;
  const { cursor: asked } = await searchParams;
  const cursor = typeof asked === 'string' ? asked : undefined;
  const { content, nextCursor } = await list
    .read(user, { limit: PER_PAGE, cursor })
    .catch((error: unknown) => {
      // A cursor that nobody gave out leads back to the beginning.
      if (error instanceof AppError && error.code === 'invalid') redirect(addressHere(path));
      throw error;
    });
  return (
    <div className="wrap py-5 md:py-8">
      <BackLink href={`/profile/${user._id}`}>{displayName(user)}</BackLink>
      <PageHeader title={pageWords('profil/vitrine')(list.title)} />
      {content}
      <NextPageLink href={nextCursor ? `${path}?cursor=${encodeURIComponent(nextCursor)}` : null} />
    </div>
  );
}
