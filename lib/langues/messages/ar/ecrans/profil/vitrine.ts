import type { vitrine as fr } from '../../../fr/ecrans/profil/vitrine';

export const vitrine: typeof fr = {
  absent: 'لم يُعثر على الملف الشخصي',
  annonces: '{nom}: الإعلانات والتقييمات',
  transports: 'الرحلات',
  tousTransports: 'كل الرحلات',
  demandes: 'الطلبات',
  toutesDemandes: 'كل الطلبات',
  produits: 'المنتجات',
  tousProduits: 'كل المنتجات',
  avis: 'التقييمات',
  avisClients: 'تقييمات العملاء',
  titreListe: '{liste}، {nom}',
  aucunTransport: 'لم يُعثر على رحلات',
  aucuneDemande: 'لم يُعثر على طلبات',
  aucunProduit: 'لم يُعثر على منتجات',
  passes: 'رحلات سابقة',
};
