/** The screens of operators, beside each other. */
export const MODERATION_TABS = [
  { href: '/moderation', label: 'À traiter' },
  { href: '/moderation?etat=decides', label: 'Traités' },
  { href: '/moderation/litiges', label: 'Désaccords' },
  { href: '/moderation/argent', label: 'Argent' },
  { href: '/moderation/identite', label: 'Identité' },
];
