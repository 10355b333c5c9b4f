import { formatEuros } from '@/lib/core/text/money';
import type { Langue } from '@/lib/langues/langue.mjs';

/** How an amount in euros is shared: what goes back to who paid, and what is left for the transport. */
export const sharesOf = (montant: number, rembourse: number, langue: Langue) => ({
  rembourse: formatEuros(rembourse, langue),
  reste: formatEuros(Math.round((montant - rembourse) * 100) / 100, langue),
});
