import { PRODUCT_NAME } from '@/lib/core/product';
import { langueOfAddress } from '@/lib/langues/adresse.mjs';
import { codePath } from '@/lib/remises/labels';
import type { RemiseGenre } from '@/lib/remises/schema';

const OTHER_GENRE: Record<RemiseGenre, string> = {
  collecte: 'Ce QR est celui de la livraison. Demandez à voir celui de la collecte.',
  livraison: 'Ce QR est celui de la collecte. Demandez à voir celui de la livraison.',
};

/** What a QR says to the carrier who waits for one handover's code: the code, or why it is none for them. */
export function readScanned(
  text: string,
  { site, reservationId, genre }: { site: string; reservationId: string; genre: RemiseGenre },
): { code: string } | { problem: string } {
  const url = URL.canParse(text) ? new URL(text) : null;
  const [, of, code = ''] = /^#(collecte|livraison)=(\d{6})$/.exec(url?.hash ?? '') ?? [];
  const { path } = langueOfAddress(url?.pathname ?? '');
  if (!url || url.origin !== site || !path.startsWith(codePath('')) || !of) {
    return { problem: `Ce QR n’est pas un code de ${PRODUCT_NAME}.` };
  }
  if (path !== codePath(reservationId)) return { problem: 'Ce QR est celui d’un autre colis.' };
  return of === genre ? { code } : { problem: OTHER_GENRE[genre] };
}
