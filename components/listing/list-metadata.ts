import type { Metadata } from 'next';

/** A list's head. `partial`: a search engine is better served by the whole list, and follows its links all the same. */
export function listMetadata(
  page: { title: string; description: string; canonical: string },
  partial: boolean,
): Metadata {
  const { title, description, canonical } = page;
  return {
    title,
    description,
    alternates: { canonical },
    openGraph: { title, description, url: canonical, type: 'website' },
    ...(partial ? { robots: { index: false, follow: true } } : {}),
  };
}
