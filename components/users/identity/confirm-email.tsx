'use client';
import { useState } from 'react';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { useLinkToken } from './use-link-token';

/** The button at the end of the mail's link: opening it confirms nothing, for mail programs open links by themselves. */
export function ConfirmEmail() {
  const token = useLinkToken();
  const { submit, pending, error } = useSubmit();
  const [done, setDone] = useState<{ changed: boolean }>();

  async function confirm() {
    const answer = await submit('POST /auth/email/confirmation', { body: { token: token ?? '' } });
    if (answer?.ok) setDone(answer.data);
  }

  if (done) {
    return (
      <div className="space-y-5">
        <Notice tone="success" title="Votre adresse est confirmée" live>
          {done.changed
            ? 'Elle est maintenant celle de votre compte, et sert à vous connecter.'
            : 'Les autres le voient, et vous pouvez payer et réserver sans cette limite.'}
        </Notice>
        <LinkButton href="/profile" full>
          Voir mon profil
        </LinkButton>
      </div>
    );
  }
  const refusal = token === '' ? INCOMPLETE : error?.message;
  return (
    <div className="space-y-5">
      {refusal ? (
        <Notice tone="error" live>
          <p className="font-medium">{refusal}</p>
        </Notice>
      ) : (
        <p className="text-muted">Un clic, et c’est fait. Vous n’avez pas besoin d’être connecté.</p>
      )}
      {token !== '' && !error?.fields?.token && (
        <Button full pending={pending} pendingLabel="Un instant..." onClick={() => void confirm()}>
          Confirmer mon adresse
        </Button>
      )}
      {refusal && (
        <LinkButton href="/settings" variant="secondary" full>
          Ouvrir mes paramètres
        </LinkButton>
      )}
    </div>
  );
}

export const INCOMPLETE = 'Ce lien n’est pas complet. Ouvrez-le de nouveau depuis l’e-mail.';
