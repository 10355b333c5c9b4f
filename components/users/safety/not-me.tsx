'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { toastOnNextPage } from '@/components/page/toast-later';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { addressHere } from '@/components/words/browser';

const WHAT_FOLLOWS = ['appareils', 'motDePasse', 'ajouts'] as const;

/** What « Ce n’était pas moi » does, and the button that does it. */
export function NotMe({ token }: { token: string }) {
  const words = useWords('users/pasMoi');
  const { submit, pending, error } = useSubmit();
  const [isElsewhere, setIsElsewhere] = useState(false);

  async function protect() {
    const answer = await submit('POST /auth/pas-moi/{token}', { params: { token } });
    if (!answer?.ok) return;
    const { reset } = answer.data;
    if (reset === null) return setIsElsewhere(true);
    toastOnNextPage({ title: words('protegeSuite') });
    location.replace(addressHere(`/reset-password#${reset}`));
    await new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  }

  if (isElsewhere) {
    return (
      <div className="space-y-5">
        <Notice tone="success" title={words('protege')} live>
          {words('ailleurs')}
        </Notice>
        <LinkButton href="/contact" full>
          {words('ecrire')}
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <p className="mb-2 font-medium">{words('si')}</p>
      <ul className="mb-6 list-disc space-y-1.5 ps-5 text-muted">
        {WHAT_FOLLOWS.map((line) => (
          <li key={line}>{words(line)}</li>
        ))}
      </ul>
      {error && (
        <Notice tone="error" className="mb-5" live>
          {error.message}
        </Notice>
      )}
      <Button full icon="lock" pending={pending} pendingLabel={words('enCours')} onClick={protect}>
        {words('bouton')}
      </Button>
      <p className="mt-4 text-center text-muted text-sm">{words('sinon')}</p>
    </>
  );
}
