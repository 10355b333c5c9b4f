/** Whether a link's place is the page or holds it: /transporteurs is current on /transporteurs/123, / only on itself. */
export function isCurrent(href: string, path: string): boolean {
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
}

const LISTS = new Set(['/transporteurs', '/demandes', '/agences', '/produits', '/payments']);

/** The list above a detail page (/transporteurs/123), for the header's back arrow on phones; null elsewhere. */
export function listAbove(path: string): string | null {
  const above = path.slice(0, path.lastIndexOf('/'));
  return LISTS.has(above) ? above : null;
}
