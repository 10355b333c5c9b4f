/** Loads these messages in one language. */
export const messages = {
  fr: () => import('../../messages/fr/ecrans/ui/messages').then((all) => ({ 'ui/messages': all.messages })),
  en: () => import('../../messages/en/ecrans/ui/messages').then((all) => ({ 'ui/messages': all.messages })),
  ar: () => import('../../messages/ar/ecrans/ui/messages').then((all) => ({ 'ui/messages': all.messages })),
};
