import type { vitrine as fr } from '../../../fr/ecrans/profil/vitrine';

export const vitrine: typeof fr = {
  absent: 'Profile not found',
  annonces: 'Listings and reviews of {nom}',
  transports: 'Trips',
  tousTransports: 'All trips',
  demandes: 'Requests',
  toutesDemandes: 'All requests',
  produits: 'Products',
  tousProduits: 'All products',
  avis: 'Reviews',
  avisClients: 'Customer reviews',
  titreListe: '{liste}, {nom}',
  aucunTransport: 'No trip found',
  aucuneDemande: 'No request found',
  aucunProduit: 'No product found',
  passes: 'Past trips',
};
