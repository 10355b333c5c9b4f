'use client';
import { useMe } from '@/components/session/me';
import { Notice } from '@/components/ui/notice';
import { destination } from './after-login';

/** Says so to people who are logged in already, and shows the way on. */
export function AlreadySignedIn() {
  const me = useMe();
  if (me.state !== 'user') return null;
  return (
    <Notice className="mb-6">
      <p>
        Vous êtes déjà connecté en tant que{' '}
        <strong>
          {me.user.firstName} {me.user.lastName}
        </strong>
        . {/* A full load, like after a login. */}
        <a href={destination()} className="font-semibold text-majorelle underline underline-offset-2">
          Continuer
        </a>
      </p>
    </Notice>
  );
}
