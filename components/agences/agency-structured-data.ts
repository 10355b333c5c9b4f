import { addressHere } from '@/components/words/server';
import type { Day } from '@/lib/users/labels';
import type { AgencyView } from '@/lib/users/queries/agencies';
import { parseHours } from '@/lib/users/rules/opening-hours';
import { AGENCES_PATH } from './agences-path';

const absolute = (url: string, origin: string) => (url.startsWith('/') ? `${origin}${url}` : url);
const clock = (at: number) =>
  `${String(Math.floor(at / 60) % 24).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;

/**
 * An agency in schema.org's words; a note only from real reviews. `origin` is the site's address without a final slash,
 * empty when it is not known; `telephone` its number as one dials it from anywhere.
 */
export function agencyStructuredData(
  agency: AgencyView,
  origin: string,
  telephone = agency.agencyDetails.mainContact.phone,
): Record<string, unknown> {
  const { agencyDetails: details, rating, reviewCount } = agency;
  const { email } = details.mainContact;
  const url = `${origin}${addressHere(`${AGENCES_PATH}/${agency._id}`)}`;
  const images = [...details.photos.map((photo) => photo.url), agency.profileImage].filter(
    (one) => one !== null,
  );
  return {
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: details.companyName,
    address: {
      '@type': 'PostalAddress',
      streetAddress: details.address,
      ...(details.ville ? { addressLocality: details.ville } : {}),
    },
    ...(telephone ? { telephone } : {}),
    ...(email ? { email } : {}),
    ...(images.length > 0 ? { image: images.map((image) => absolute(image, origin)) } : {}),
    ...(agency.profileImage ? { logo: absolute(agency.profileImage, origin) } : {}),
    openingHoursSpecification: openings(details.openingHours),
    ...(rating !== null && reviewCount > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } }
      : {}),
  };
}

function openings(hours: Partial<Record<Day, string>>) {
  return (Object.entries(hours) as [Day, string][]).flatMap(([day, text]) =>
    (parseHours(text) ?? []).map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`,
      opens: clock(from),
      closes: from === 0 && to === 1440 ? '23:59' : clock(to),
    })),
  );
}

/** A page of the directory in schema.org's words. */
export function agencyListStructuredData(agencies: AgencyView[], origin: string): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: agencies.map(({ _id, agencyDetails }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: agencyDetails.companyName,
      url: `${origin}${addressHere(`${AGENCES_PATH}/${_id}`)}`,
    })),
  };
}
