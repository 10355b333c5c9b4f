import type { Me } from '@/components/session/me';
import type { IconName } from '@/components/ui/icon';

/** The four places of the site, in the header. */
export const MAIN_LINKS = [
  { href: '/', label: 'Accueil' },
  { href: '/transporteurs', label: 'Trajets' },
  { href: '/demandes', label: 'Besoins' },
  { href: '/agences', label: 'Agences' },
] as const;

type UserLink = { href: string; label: string; icon: IconName; count?: number };

const USER_LINKS: readonly UserLink[] = [
  { href: '/profile', label: 'Mon Profil', icon: 'user' },
  { href: '/mes-reservations', label: 'Mes réservations', icon: 'bag' },
  { href: '/payments', label: 'Mes paiements', icon: 'card' },
  { href: '/mes-alertes', label: 'Mes alertes', icon: 'bell' },
  { href: '/settings', label: 'Paramètres', icon: 'settings' },
];

/** A person's own places: first what waits for their answer, while something does; for operators the moderation's. */
export function userLinks({ demandesATraiter: { total }, signalementsATraiter: reports }: Me): UserLink[] {
  const waiting: UserLink = {
    href: '/profile?tab=transports',
    label: 'Demandes à traiter',
    icon: 'clock',
    count: total,
  };
  const moderation: UserLink = {
    href: '/moderation',
    label: 'Modération',
    icon: 'flag',
    count: reports ?? 0,
  };
  return [...(total > 0 ? [waiting] : []), ...USER_LINKS, ...(reports === null ? [] : [moderation])];
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
      { href: '/commission', label: 'Commission' },
      { href: '/contact', label: 'Contact' },
    ],
  },
  {
    title: 'Vos droits',
    links: [
      { href: '/terms', label: 'Conditions d’utilisation' },
      { href: '/privacy', label: 'Confidentialité' },
      { href: '/cookies', label: 'Cookies' },
      { href: '/mentions-legales', label: 'Mentions légales' },
    ],
  },
] as const;
