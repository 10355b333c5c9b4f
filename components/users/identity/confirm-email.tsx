'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { useLinkToken } from './use-link-token';

/** The button at the end of the mail's link: opening it confirms nothing, for mail programs open links by themselves. */
export function ConfirmEmail() {
  const words = useWords('users/emailConfirme');
  const link = useWords('users/lien');
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
        <Notice tone="success" title={words('fait')} live>
          {words(done.changed ? 'change' : 'preuve')}
        </Notice>
        <LinkButton href="/profile" full>
          {words('profil')}
        </LinkButton>
      </div>
    );
  }
  const refusal = token === '' ? link('incomplet') : error?.message;
  return (
    <div className="space-y-5">
      {refusal ? (
        <Notice tone="error" live>
          <p className="font-medium">{refusal}</p>
        </Notice>
      ) : (
        <p className="text-muted">{words('clic')}</p>
      )}
      {token !== '' && !error?.fields?.token && (
        <Button full pending={pending} pendingLabel={link('instant')} onClick={() => void confirm()}>
          {words('confirmer')}
        </Button>
      )}
      {refusal && (
        <LinkButton href="/settings" variant="secondary" full>
          {words('parametres')}
        </LinkButton>
      )}
    </div>
  );
}
