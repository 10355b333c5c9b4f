import { named } from './still';
import { StillPart } from './still-part';

/** Structured data for search engines. Every « < » is escaped, so no text in it can end the element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  return <StillPart as="script" type="application/ld+json" text={named(text)} />;
}
