'use client';
import { useWords } from '#words';
import { useLogout } from '@/components/form/use-logout';
import { Avatar } from '@/components/images/avatar';
import { BellLink } from '@/components/notifications/bell';
import type { Me } from '@/components/session/me';
import { Count } from '@/components/ui/count';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { userLinks } from './links';
import { MessagesLink } from './messages-link';

// The parts of a phone's header for who is signed in, which come together.

/** What stands beside the burger. */
export function MemberLinks() {
  return (
    <>
      <MessagesLink />
      <BellLink />
    </>
  );
}

/** What the burger’s name says beside it to somebody whom others wait for. */
export function MenuWaiting({ count }: { count: number }) {
  const words = useWords('reservations/enAttente');
  return `, ${words('demandes', { n: count })}`;
}

const LINE =
  'flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-start font-medium hover:bg-hover';

/** The account's part of the phone's sheet. */
export function MobileAccount({ user, onLeave }: { user: Me; onLeave: () => void }) {
  const words = useWords('layout/membre');
  const { logout } = useLogout();
  const name = `${user.firstName} ${user.lastName}`;
  return (
    <div className="mt-4 border-line border-t pt-4">
      <div className="flex items-center gap-3 px-3 pb-3">
        <Avatar name={name} seed={user._id} src={user.profileImage} />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <p className="truncate text-muted text-sm">{user.email}</p>
        </div>
      </div>
      <ul>
        {userLinks(user).map(({ href, key, icon, count }) => (
          <li key={href}>
            <Link href={href} onClick={onLeave} className={LINE}>
              <Icon name={icon} className="text-muted" />
              {words(key)}
              {count ? <Count value={count} className="ms-auto" /> : null}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" onClick={logout} className={LINE}>
            <Icon name="logout" className="text-muted" />
            {words('deconnexion')}
          </button>
        </li>
      </ul>
    </div>
  );
}
