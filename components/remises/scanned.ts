import { codePath } from '@/lib/remises/labels';
import type { RemiseGenre } from '@/lib/remises/schema';

const OTHER_GENRE = { collecte: 'celuiLivraison', livraison: 'celuiCollecte' } as const;

type Read =
  | { code: string }
  /** What of the scanner's words says why. */
  | { problem: 'autreSite' | 'autreColis' | 'celuiLivraison' | 'celuiCollecte' };

/** What a QR says to the carrier who waits for one handover's code: the code, or why it is none for them. */
export function readScanned(
  text: string,
  { site, reservationId, genre }: { site: string; reservationId: string; genre: RemiseGenre },
): Read {
  const url = URL.canParse(text) ? new URL(text) : null;
  const [, of, code = ''] = /^#(collecte|livraison)=(\d{6})$/.exec(url?.hash ?? '') ?? [];
  if (!url || url.origin !== site || !url.pathname.startsWith(codePath('')) || !of)
    return { problem: 'autreSite' };
  if (url.pathname !== codePath(reservationId)) return { problem: 'autreColis' };
  return of === genre ? { code } : { problem: OTHER_GENRE[genre] };
}
