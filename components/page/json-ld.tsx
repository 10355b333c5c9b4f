/** Structured data for search engines. Every « < » is escaped, so no text in it can end the element. */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data }).replace(/</g, '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the only way to write a script's text; escaped above.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: text }} />;
}
