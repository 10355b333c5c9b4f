'use client';
import { useState } from 'react';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { INCOMPLETE } from './identity/confirm-email';
import { useLinkToken } from './identity/use-link-token';

/** The button at the end of the mail's link: opening it subscribes nobody, for mail programs open links by themselves. */
export function ConfirmNewsletter() {
  const token = useLinkToken();
  const { submit, pending, error } = useSubmit();
  const [done, setDone] = useState(false);

  async function confirm() {
    const answer = await submit('POST /newsletter/confirmation', { body: { token: token ?? '' } });
    if (answer?.ok) setDone(true);
  }

  const refusal = token === '' ? INCOMPLETE : error?.message;
  return (
    <div className="space-y-5">
      {done ? (
        <Notice tone="success" title="Vous êtes abonné à la lettre" live>
          Elle arrive une fois par mois au plus. Chaque lettre porte un lien pour ne plus la recevoir.
        </Notice>
      ) : refusal ? (
        <Notice tone="error" live>
          <p className="font-medium">{refusal}</p>
        </Notice>
      ) : (
        <p className="text-muted">Un clic, et la prochaine lettre arrive à cette adresse.</p>
      )}
      {!done && token !== '' && !error?.fields?.token && (
        <Button full pending={pending} pendingLabel="Un instant..." onClick={() => void confirm()}>
          Recevoir la lettre
        </Button>
      )}
      {(done || refusal) && (
        <LinkButton href="/" variant="secondary" full>
          Aller à l’accueil
        </LinkButton>
      )}
    </div>
  );
}
