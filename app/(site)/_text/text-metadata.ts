import type { Metadata } from 'next';

/** Title, description and address of a page made of text. */
export function textMetadata(path: string, title: string, description: string) {
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: { title, description, url: path, type: 'website' },
  } satisfies Metadata;
}
