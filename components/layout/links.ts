import type { Me } from '@/components/session/me';
import type { IconName } from '@/components/ui/icon';
import type { Ecrans } from '@/lib/langues/ecrans';

type Key = keyof Ecrans['layout/membre'];

type UserLink = { href: string; key: Key; icon: IconName; count?: number };

const USER_LINKS: readonly UserLink[] = [
  { href: '/profile', key: 'profil', icon: 'user' },
  { href: '/mes-reservations', key: 'reservations', icon: 'bag' },
  { href: '/payments', key: 'paiements', icon: 'card' },
  { href: '/mes-alertes', key: 'alertes', icon: 'bell' },
  { href: '/settings', key: 'parametres', icon: 'settings' },
];

/** A person's own places: first what waits for their answer, while something does; for operators the moderation's. */
export function userLinks({ demandesATraiter: { total }, signalementsATraiter: reports }: Me): UserLink[] {
  const waiting: UserLink = {
    href: '/profile?tab=transports',
    key: 'aTraiter',
    icon: 'clock',
    count: total,
  };
  const moderation: UserLink = {
    href: '/moderation',
    key: 'moderation',
    icon: 'flag',
    count: reports ?? 0,
  };
  return [...(total > 0 ? [waiting] : []), ...USER_LINKS, ...(reports === null ? [] : [moderation])];
}

/** Footer, by column. */
export const FOOTER_LINKS = [
  {
    key: 'explorer',
    links: [
      { href: '/transporteurs', key: 'trajets' },
      { href: '/demandes', key: 'besoins' },
      { href: '/agences', key: 'agences' },
    ],
  },
  {
    key: 'comprendre',
    links: [
      { href: '/about', key: 'aPropos' },
      { href: '/faq', key: 'faq' },
      { href: '/commission', key: 'commission' },
      { href: '/contact', key: 'contact' },
    ],
  },
  {
    key: 'droits',
    links: [
      { href: '/terms', key: 'conditions' },
      { href: '/privacy', key: 'confidentialite' },
      { href: '/cookies', key: 'cookies' },
      { href: '/mentions-legales', key: 'mentions' },
    ],
  },
] as const;
