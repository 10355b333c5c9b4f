import 'server-only';
import { agencyAffiche } from '@/components/agences/agency-affiche';
import { demandeAffiche } from '@/components/demandes/demande-affiche';
import { produitAffiche } from '@/components/produits/produit-affiche';
import { transportAffiche } from '@/components/transports/transport-affiche';
import { profileAffiche } from '@/components/users/profile-affiche';
import type { Affiche } from '@/lib/core/affiche/affiche';
import { placesIn } from '@/lib/core/cities/names';
import { notFound } from '@/lib/core/errors';
import { idSchema } from '@/lib/core/schema';
import { getDemande } from '@/lib/demandes/queries';
import type { Langue } from '@/lib/langues/langue.mjs';
import { refus } from '@/lib/langues/refus/images';
import { getProduit } from '@/lib/produits/queries';
import { getTransport } from '@/lib/transports/queries/get';
import { getAgency } from '@/lib/users/queries/agencies';
import { publicUserView } from '@/lib/users/queries/public';

const GENRES: Record<string, (id: string, langue: Langue) => Promise<Affiche>> = {
  transport: async (id, langue) =>
    transportAffiche(placesIn(langue, await getTransport(id)), langue, new Date()),
  demande: async (id, langue) => demandeAffiche(placesIn(langue, await getDemande(id)), langue),
  produit: async (id, langue) => produitAffiche(placesIn(langue, await getProduit(id)), langue),
  agence: async (id, langue) => agencyAffiche(placesIn(langue, await getAgency(id)), langue),
  profil: async (id, langue) => profileAffiche(await publicUserView(id), langue),
};

/** What the picture of that address shows now in a language, to nobody in particular. Throws `not_found` for a hidden thing too. */
export async function readAffiche(genre: string, id: string, langue: Langue): Promise<Affiche> {
  const read = Object.hasOwn(GENRES, genre) ? GENRES[genre] : undefined;
  if (!read || idSchema.safeParse(id).data !== id) throw notFound(refus('inconnue'));
  return read(id, langue);
}
