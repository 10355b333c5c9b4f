/** Loads these messages in one language. */
export const test = {
  fr: () => import('../../messages/fr/ecrans/payments/test').then((all) => ({ 'payments/test': all.test })),
  en: () => import('../../messages/en/ecrans/payments/test').then((all) => ({ 'payments/test': all.test })),
  ar: () => import('../../messages/ar/ecrans/payments/test').then((all) => ({ 'payments/test': all.test })),
};
