import { addressHere } from '@/components/words/server';
import { displayName } from '@/lib/users/labels';
import type { PublicUserView } from '@/lib/users/queries/public';

/**
 * A person or an agency in schema.org's words, which know ratings of organisations only; never one without reviews.
 * `origin` is the site's address without a final slash, empty when it is not known.
 */
export function profileStructuredData(user: PublicUserView, origin: string): Record<string, unknown> {
  const { rating, reviewCount, profileImage, userType } = user;
  const url = `${origin}${addressHere(`/profile/${user._id}`)}`;
  const rated = userType === 'agency' && rating !== null && reviewCount > 0;
  return {
    '@type': 'ProfilePage',
    '@id': url,
    url,
    dateCreated: user.createdAt,
    mainEntity: {
      '@type': userType === 'agency' ? 'Organization' : 'Person',
      name: displayName(user),
      ...(profileImage
        ? { image: profileImage.startsWith('/') ? `${origin}${profileImage}` : profileImage }
        : {}),
      ...(rated ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount } } : {}),
    },
  };
}
