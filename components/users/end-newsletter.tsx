'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';

/** The button at the end of a letter's link, and what it says then. */
export function EndNewsletter({ token, subscribed }: { token: string; subscribed: boolean }) {
  const words = useWords('users/lettreFin');
  const [ended, setEnded] = useState(!subscribed);
  const { submit, pending, error } = useSubmit();

  async function end() {
    const answer = await submit('POST /newsletter/{token}', { params: { token } });
    if (answer?.ok) setEnded(true);
  }

  if (ended) {
    return (
      <>
        <Notice tone="success" title={words('fini')} live>
          {words('finiTexte')}
        </Notice>
        <LinkButton href="/" variant="secondary" className="mt-5">
          {words('accueil')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <p className="text-muted">{words('question')}</p>
      {error && (
        <Notice tone="error" className="mt-4" live>
          {error.message}
        </Notice>
      )}
      <Button className="mt-5" pending={pending} onClick={end}>
        {words('finir')}
      </Button>
    </>
  );
}
