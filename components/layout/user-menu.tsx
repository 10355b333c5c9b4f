'use client';
import { useLogout } from '@/components/form/use-logout';
import type { Me } from '@/components/session/me';
import { Avatar } from '@/components/ui/avatar';
import { Icon } from '@/components/ui/icon';
import { Menu } from '@/components/ui/menu';
import { USER_LINKS } from './links';

/** The drop-down of somebody who is signed in. */
export function UserMenu({ user }: { user: Me }) {
  const { logout, pending } = useLogout();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`Mon compte, ${name}`}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-full border border-line bg-surface py-1 pr-2.5 pl-1 transition-colors hover:border-field data-popup-open:border-majorelle"
        >
          <Avatar name={name} seed={user._id} src={user.profileImage} size="xs" />
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
        ...USER_LINKS.map((link) => ({ kind: 'link' as const, ...link })),
        { kind: 'separator' },
        { kind: 'action', label: 'Déconnexion', icon: 'logout', onSelect: logout, disabled: pending },
      ]}
    />
  );
}
