'use client';
import { useState } from 'react';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { SCOPE_LABELS } from '@/lib/notifications/labels';
import type { Scope } from '@/lib/notifications/rules';

type Props = { token: string; allToken: string; scope: Scope; ended: boolean };

/** The buttons at the end of a mail's last link, and what they say then. */
export function EndMails({ token, allToken, scope, ended }: Props) {
  const [done, setDone] = useState<Scope | null>(ended ? scope : null);
  const { submit, pending, error } = useSubmit();

  async function end(which: string, what: Scope) {
    const answer = await submit('POST /notifications/unsubscribe/{token}', { params: { token: which } });
    if (answer?.ok) setDone(what);
  }

  return (
    <>
      {done ? (
        <Notice tone="success" title="C’est fait" live>
          «{'\u00a0'}
          {SCOPE_LABELS[done]}
          {'\u00a0'}»{'\u202f'}: vous ne recevrez plus ces e-mails. Vous pouvez revenir sur ce choix dans vos
          paramètres.
        </Notice>
      ) : (
        <p className="text-muted">
          «{'\u00a0'}
          {SCOPE_LABELS[scope]}
          {'\u00a0'}»{'\u202f'}: vous n’en serez plus prévenu par e-mail
          {scope === 'email' ? '' : ' ni sur vos appareils'}. Tout reste visible sur le site.
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
            Ne plus recevoir ces e-mails
          </Button>
        )}
        {done !== 'email' && scope !== 'email' && (
          <Button variant="secondary" pending={pending} onClick={() => end(allToken, 'email')}>
            Plus aucun e-mail
          </Button>
        )}
        {done && (
          <LinkButton href="/settings" variant="secondary">
            Mes paramètres
          </LinkButton>
        )}
      </div>
    </>
  );
}
