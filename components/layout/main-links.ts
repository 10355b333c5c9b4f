/** The four places of the site, in the header. */
export const MAIN_LINKS = [
  { href: '/', key: 'accueil' },
  { href: '/transporteurs', key: 'trajets' },
  { href: '/demandes', key: 'besoins' },
  { href: '/agences', key: 'agences' },
] as const;
