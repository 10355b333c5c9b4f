'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { useLinkToken } from './identity/use-link-token';

/** The button at the end of the mail's link: opening it subscribes nobody, for mail programs open links by themselves. */
export function ConfirmNewsletter() {
  const words = useWords('users/lettreConfirmation');
  const link = useWords('users/lien');
  const token = useLinkToken();
  const { submit, pending, error } = useSubmit();
  const [done, setDone] = useState(false);

  async function confirm() {
    const answer = await submit('POST /newsletter/confirmation', { body: { token: token ?? '' } });
    if (answer?.ok) setDone(true);
  }

  const refusal = token === '' ? link('incomplet') : error?.message;
  return (
    <div className="space-y-5">
      {done ? (
        <Notice tone="success" title={words('abonne')} live>
          {words('abonneTexte')}
        </Notice>
      ) : refusal ? (
        <Notice tone="error" live>
          <p className="font-medium">{refusal}</p>
        </Notice>
      ) : (
        <p className="text-muted">{words('clic')}</p>
      )}
      {!done && token !== '' && !error?.fields?.token && (
        <Button full pending={pending} pendingLabel={link('instant')} onClick={() => void confirm()}>
          {words('recevoir')}
        </Button>
      )}
      {(done || refusal) && (
        <LinkButton href="/" variant="secondary" full>
          {words('accueil')}
        </LinkButton>
      )}
    </div>
  );
}
