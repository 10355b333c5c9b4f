import type { liste as fr } from '../../../fr/ecrans/listing/liste';

export const liste: typeof fr = {
  actifs: 'Active filters',
  retirer: 'Remove the filter',
  suite: 'Show more',
  pages: 'Pages',
  perdue: 'This page of results no longer exists: here is the first.',
  incomprise: 'Part of your search was not understood.',
};
