'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import type { Scope } from '@/lib/notifications/rules';

type Props = { token: string; allToken: string; scope: Scope; ended: boolean };

/** The buttons at the end of a mail's last link, and what they say then. */
export function EndMails({ token, allToken, scope, ended }: Props) {
  const words = useWords('notifications/fin');
  const subjects = useWords('notifications/sujets');
  const [done, setDone] = useState<Scope | null>(ended ? scope : null);
  const { submit, pending, error } = useSubmit();

  async function end(which: string, what: Scope) {
    const answer = await submit('POST /notifications/unsubscribe/{token}', { params: { token: which } });
    if (answer?.ok) setDone(what);
  }

  return (
    <>
      {done ? (
        <Notice tone="success" title={words('fait')} live>
          {words('faitTexte', { sujet: subjects(done) })}
        </Notice>
      ) : (
        <p className="text-muted">
          {words(scope === 'email' ? 'texteEmail' : 'texte', { sujet: subjects(scope) })}
        </p>
      )}
      {error && (
        <Notice tone="error" className="mt-4" live>
          {error.message}
        </Notice>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {!done && (
          <Button pending={pending} onClick={() => end(token, scope)}>
            {words('finir')}
          </Button>
        )}
        {done !== 'email' && scope !== 'email' && (
          <Button variant="secondary" pending={pending} onClick={() => end(allToken, 'email')}>
            {words('aucun')}
          </Button>
        )}
        {done && (
          <LinkButton href="/settings" variant="secondary">
            {words('parametres')}
          </LinkButton>
        )}
      </div>
    </>
  );
}
