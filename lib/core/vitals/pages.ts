/** Kinds of public pages: an address without what it names. Others are not measured. */
export const PAGES = [
  '/',
  '/transporteurs',
  '/transporteurs/…',
  '/demandes',
  '/demandes/…',
  '/produits',
  '/produits/…',
  '/agences',
  '/agences/…',
  '/profile/…',
  '/colis/…',
  '/faq',
] as const;
/** What browsers measure, in milliseconds; the shift of a page in thousandths. */
export const MESURES = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;
export const APPAREILS = ['telephone', 'ordinateur'] as const;

export type VitalsPage = (typeof PAGES)[number];

/** The kind of the page at a path; null for what is not measured (a recipient's secret has no dash between words). */
export function vitalsPageOf(pathname: string): VitalsPage | null {
  const [, first = '', ...more] = pathname.split('/');
  const kind = more.length === 0 ? `/${first}` : `/${first}/…`;
  if (more.length > 1) return null;
  if (first === 'colis' && !/^[a-z]+(?:-[a-z]+)+$/.test(more[0] ?? '')) return null;
  return PAGES.find((page) => page === kind) ?? null;
}

/** Neighbouring values are counted together: each class is a tenth above the one before. */
const STEP = Math.log(1.1);
/** The class of the largest value. */
const LAST_CLASS = 140;

/** The class of a value. */
export function classOf(value: number): number {
  return Math.min(LAST_CLASS, Math.round(Math.log(Math.max(1, value)) / STEP));
}

/** The value in the middle of a class. */
export function middleOf(one: number): number {
  return one === 0 ? 0 : Math.exp(one * STEP);
}
