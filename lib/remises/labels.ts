import { formatEuros } from '@/lib/core/text/money';
import type { Langue } from '@/lib/langues/langue.mjs';

/** Where a recipient's link leads. */
export const colisPath = (token: string) => `/colis/${token}`;

/** Where the carrier enters the codes of a reservation. */
export const codePath = (reservationId: string) => `/remises/${reservationId}`;

/** How an amount in euros is shared: what goes back to who paid, and what is left for the transport. */
export const sharesOf = (montant: number, rembourse: number, langue: Langue) => ({
  rembourse: formatEuros(rembourse, langue),
  reste: formatEuros(Math.round((montant - rembourse) * 100) / 100, langue),
});
