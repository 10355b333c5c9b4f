'use client';
import { useWords } from '#words';
import { useLogout } from '@/components/form/use-logout';
import { Avatar } from '@/components/images/avatar';
import type { Me } from '@/components/session/me';
import { Count } from '@/components/ui/count';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { userLinks } from './links';

/** The drop-down of somebody who is signed in. */
export function UserMenu({ user }: { user: Me }) {
  const words = useWords('layout/membre');
  const requests = useWords('reservations/enAttente');
  const { logout, pending } = useLogout();
  const name = `${user.firstName} ${user.lastName}`;
  const waiting = user.demandesATraiter.total;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={[
            words('compte'),
            name,
            ...(waiting > 0 ? [requests('demandes', { n: waiting })] : []),
          ].join(', ')}
          className="relative inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface py-1 pe-2.5 ps-1 transition-colors hover:border-field data-popup-open:border-majorelle"
        >
          <Avatar name={name} seed={user._id} src={user.profileImage} size="xs" />
          {waiting > 0 && <Count value={waiting} className="absolute -top-1 -start-1" />}
          <Icon name="chevron-down" size={18} className="text-muted" />
        </button>
      }
      header={
        <>
          <p className="font-semibold">{name}</p>
          <p className="max-w-64 truncate text-muted text-sm">{user.email}</p>
        </>
      }
      entries={[
        ...userLinks(user).map(({ key, ...link }) => ({ kind: 'link' as const, label: words(key), ...link })),
        { kind: 'separator' },
        { kind: 'action', label: words('deconnexion'), icon: 'logout', onSelect: logout, disabled: pending },
      ]}
    />
  );
}
