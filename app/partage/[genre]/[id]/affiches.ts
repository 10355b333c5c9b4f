import 'server-only';
import { agencyAffiche } from '@/components/agences/agency-affiche';
import { demandeAffiche } from '@/components/demandes/demande-affiche';
import { produitAffiche } from '@/components/produits/produit-affiche';
import { transportAffiche } from '@/components/transports/transport-affiche';
import { profileAffiche } from '@/components/users/profile-affiche';
import type { Affiche } from '@/lib/core/affiche/affiche';
import { notFound } from '@/lib/core/errors';
import { idSchema } from '@/lib/core/schema';
import { getDemande } from '@/lib/demandes/queries';
import { refus } from '@/lib/langues/refus/images';
import { getProduit } from '@/lib/produits/queries';
import { getTransport } from '@/lib/transports/queries/get';
import { getAgency } from '@/lib/users/queries/agencies';
import { publicUserView } from '@/lib/users/queries/view';

const GENRES: Record<string, (id: string) => Promise<Affiche>> = {
  transport: async (id) => transportAffiche(await getTransport(id), new Date()),
  demande: async (id) => demandeAffiche(await getDemande(id)),
  produit: async (id) => produitAffiche(await getProduit(id)),
  agence: async (id) => agencyAffiche(await getAgency(id)),
  profil: async (id) => profileAffiche(await publicUserView(id)),
};

/** What the picture of that address shows now, to nobody in particular. Throws `not_found` for a hidden thing too. */
export async function readAffiche(genre: string, id: string): Promise<Affiche> {
  const read = Object.hasOwn(GENRES, genre) ? GENRES[genre] : undefined;
  if (!read || idSchema.safeParse(id).data !== id) throw notFound(refus('inconnue'));
  return read(id);
}
