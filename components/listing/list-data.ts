import { addressHere } from '@/components/words/server';

/** One page of a list in schema.org's words: each thing's name and whole address. */
export function listData(items: { name: string; url: string }[]): Record<string, unknown> {
  return {
    '@type': 'ItemList',
    itemListElement: items.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url,
    })),
  };
}

/** The way to a page in schema.org's words: each step's name and path, the page itself last. */
export function breadcrumbData(
  steps: { name: string; path: string }[],
  origin: string,
): Record<string, unknown> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'WebPage', '@id': `${origin}${addressHere(path)}`, name },
    })),
  };
}
