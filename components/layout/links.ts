import type { IconName } from '@/components/ui/icon';

/** The four places of the site, in the header. */
export const MAIN_LINKS = [
  { href: '/', label: 'Accueil' },
  { href: '/transporteurs', label: 'Trajets' },
  { href: '/demandes', label: 'Besoins' },
  { href: '/agences', label: 'Agences' },
] as const;

type UserLink = { href: string; label: string; icon: IconName; count?: number };

/** A person's own places, in the user menu. */
export const USER_LINKS: readonly UserLink[] = [
  { href: '/profile', label: 'Mon Profil', icon: 'user' },
  { href: '/mes-reservations', label: 'Mes réservations', icon: 'bag' },
  { href: '/settings', label: 'Paramètres', icon: 'settings' },
];

/** The way to what waits for an answer: first of a person's own places while something does. */
export function waitingLink(count: number): UserLink[] {
  if (count === 0) return [];
  return [{ href: '/profile?tab=transports', label: 'Demandes à traiter', icon: 'clock', count }];
}

/** Footer, by column. */
export const FOOTER_LINKS = [
  {
    title: 'Explorer',
    links: [
      { href: '/transporteurs', label: 'Trajets' },
      { href: '/demandes', label: 'Besoins' },
      { href: '/agences', label: 'Agences' },
    ],
  },
  {
    title: 'Comprendre',
    links: [
      { href: '/about', label: 'À propos' },
      { href: '/faq', label: 'Questions fréquentes' },
      { href: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Vos droits',
    links: [
      { href: '/terms', label: 'Conditions d’utilisation' },
      { href: '/privacy', label: 'Confidentialité' },
      { href: '/cookies', label: 'Cookies' },
    ],
  },
] as const;
