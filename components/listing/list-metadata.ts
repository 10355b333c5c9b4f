import type { Metadata } from 'next';
import { alternatesOf, openGraphOf } from '@/components/page/alternates';

/** A list's head. `partial`: a search engine is better served by the whole list, and follows its links all the same. */
export function listMetadata(
  page: { title: string; description: string; canonical: string },
  partial: boolean,
): Metadata {
  const { title, description, canonical } = page;
  return {
    title,
    description,
    alternates: alternatesOf(canonical),
    openGraph: { ...openGraphOf(canonical), title, description, type: 'website' },
    ...(partial ? { robots: { index: false, follow: true } } : {}),
  };
}
