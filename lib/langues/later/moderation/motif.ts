/** Loads these messages in one language. */
export const motif = {
  fr: () =>
    import('../../messages/fr/ecrans/moderation/motif').then((all) => ({ 'moderation/motif': all.motif })),
  en: () =>
    import('../../messages/en/ecrans/moderation/motif').then((all) => ({ 'moderation/motif': all.motif })),
  ar: () =>
    import('../../messages/ar/ecrans/moderation/motif').then((all) => ({ 'moderation/motif': all.motif })),
};
