import type { vitrine as fr } from '../../../fr/ecrans/profil/vitrine';

export const vitrine: typeof fr = {
  absent: 'Profile not found',
  annonces: '{nom}: listings and reviews',
  transports: 'Trips',
  tousTransports: 'All trips',
  demandes: 'Requests',
  toutesDemandes: 'All requests',
  produits: 'Products',
  tousProduits: 'All products',
  avis: 'Reviews',
  avisClients: 'Customer reviews',
  titreListe: '{liste}, {nom}',
  aucunTransport: 'No trips found',
  aucuneDemande: 'No requests found',
  aucunProduit: 'No products found',
  passes: 'Past trips',
};
