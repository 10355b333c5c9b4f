import type { Words } from '@/components/words/words-of';

/** The screens of operators, beside each other. */
export const moderationTabs = (words: Words<'moderation/onglets'>) => [
  { href: '/moderation', label: words('aTraiter') },
  { href: '/moderation?etat=decides', label: words('traites') },
  { href: '/moderation/litiges', label: words('desaccords') },
  { href: '/moderation/argent', label: words('argent') },
  { href: '/moderation/identite', label: words('identite') },
];
