'use client';
import { useWords } from '#words';
import { useMe } from '@/components/session/me';
import { Notice } from '@/components/ui/notice';
import { destination } from './after-login';

/** Says so to people who are logged in already, and shows the way on. */
export function AlreadySignedIn() {
  const words = useWords('users/dejaConnecte');
  const me = useMe();
  if (me.state !== 'user') return null;
  return (
    <Notice className="mb-6">
      <p>
        {words.rich(
          'texte',
          {
            b: (text) => <strong>{text}</strong>,
            // A full load, like after a login.
            a: (text) => (
              <a href={destination()} className="font-semibold text-majorelle underline underline-offset-2">
                {text}
              </a>
            ),
          },
          { nom: `${me.user.firstName} ${me.user.lastName}` },
        )}
      </p>
    </Notice>
  );
}
