import type { Metadata } from 'next';
import { alternatesOf, openGraphOf } from '@/components/page/alternates';

/** Title, description and address of a page made of text. */
export function textMetadata(path: string, title: string, description: string) {
  return {
    title,
    description,
    alternates: alternatesOf(path),
    openGraph: { ...openGraphOf(path), title, description, type: 'website' as const },
  } satisfies Metadata;
}
