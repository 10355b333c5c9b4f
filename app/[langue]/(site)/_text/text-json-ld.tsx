import { JsonLd } from '@/components/page/json-ld';
import { addressHere, pageLangue } from '@/components/words/server';
import { siteOrigin } from '@/lib/core/origin';
import { PRODUCT_NAME } from '@/lib/core/product';
import type { textMetadata } from './text-metadata';

/** A page made of text in schema.org's words, from what its head says of it. */
export function TextJsonLd({
  metadata: { title, description, alternates },
  type = 'WebPage',
}: {
  metadata: ReturnType<typeof textMetadata>;
  type?: 'WebPage' | 'AboutPage' | 'ContactPage';
}) {
  const origin = siteOrigin();
  return (
    <JsonLd
      data={{
        '@type': type,
        name: title,
        description,
        url: `${origin}${alternates.canonical}`,
        inLanguage: pageLangue(),
        isPartOf: { '@type': 'WebSite', name: PRODUCT_NAME, url: `${origin}${addressHere('/')}` },
      }}
    />
  );
}
