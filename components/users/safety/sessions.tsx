'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { toast } from '@/components/ui/toast';
import type { SessionItem } from '@/lib/users/queries/safety';
import { LogoutElsewhere } from '../logout-elsewhere';

/** A login, and when it was used last in words of the page's clock. */
type Shown = SessionItem & { lastUsed: string };

/** How many logins are shown before the rest is asked for. */
const SHORT = 5;

/** Sécurité: the devices that are logged in, this one first, each with its way out. */
export function Sessions({ sessions }: { sessions: Shown[] }) {
  const words = useWords('users/appareils');
  const [all, setAll] = useState(false);
  const shown = all ? sessions : sessions.slice(0, SHORT);
  return (
    <section aria-labelledby="appareils" className="mt-6 border-line border-t pt-6">
      <h3 id="appareils">{words('titre')}</h3>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((session) => (
          <Session key={session._id} session={session} />
        ))}
      </ul>
      {sessions.length > shown.length && (
        <Button variant="secondary" size="small" className="mt-3" onClick={() => setAll(true)}>
          {words('tout', { nombre: sessions.length })}
        </Button>
      )}
      {sessions.length > 1 && <LogoutElsewhere />}
    </section>
  );
}

function Session({ session }: { session: Shown }) {
  const words = useWords('users/appareils');
  const { _id, appareil, mobile, lieu, lastUsed, current } = session;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <Icon name={mobile ? 'mobile' : 'computer'} size={24} className="text-muted" />
      <div className="min-w-0 grow basis-52">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {appareil}
          {current && <Badge tone="palm">{words('celuiCi')}</Badge>}
        </p>
        <p className="text-muted text-sm">
          {lieu && `${words('vers', { lieu })} `}
          {current ? words('maintenant') : words('vu', { quand: lastUsed })}
        </p>
      </div>
      {!current && <LogoutDevice id={_id} name={appareil} />}
    </li>
  );
}

function LogoutDevice({ id, name }: { id: string; name: string }) {
  const words = useWords('users/appareils');
  const router = useRouter();
  const { submit, pending } = useSubmit();

  async function logout() {
    const answer = await submit('DELETE /users/me/sessions/{sessionId}', { params: { sessionId: id } });
    if (!answer) return;
    toast(
      answer.ok
        ? { title: words('deconnecte', { nom: name }) }
        : { title: answer.failure.message, tone: 'error' },
    );
    router.refresh();
  }

  return (
    <Button
      variant="secondary"
      size="small"
      pending={pending}
      onClick={logout}
      aria-label={words('deconnecterLe', { nom: name })}
    >
      {words('deconnecter')}
    </Button>
  );
}
