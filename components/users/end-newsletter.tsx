'use client';
import { useState } from 'react';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';

/** The button at the end of a letter's link, and what it says then. */
export function EndNewsletter({ token, subscribed }: { token: string; subscribed: boolean }) {
  const [ended, setEnded] = useState(!subscribed);
  const { submit, pending, error } = useSubmit();

  async function end() {
    const answer = await submit('POST /newsletter/{token}', { params: { token } });
    if (answer?.ok) setEnded(true);
  }

  if (ended) {
    return (
      <>
        <Notice tone="success" title="Vous ne recevez plus la lettre" live>
          Vous pourrez la demander de nouveau, depuis l’accueil ou votre profil.
        </Notice>
        <LinkButton href="/" variant="secondary" className="mt-5">
          Aller à l’accueil
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <p className="text-muted">
        Vous ne recevrez plus la lettre mensuelle à l’adresse où ce lien est arrivé.
      </p>
      {error && (
        <Notice tone="error" className="mt-4" live>
          {error.message}
        </Notice>
      )}
      <Button className="mt-5" pending={pending} onClick={end}>
        Ne plus recevoir la lettre
      </Button>
    </>
  );
}
