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
