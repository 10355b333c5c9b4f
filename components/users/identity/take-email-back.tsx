'use client';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { toastOnNextPage } from '@/components/page/toast-later';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { addressHere } from '@/components/words/browser';
import { useLinkToken } from './use-link-token';

const WHAT_FOLLOWS = ['adresse', 'appareils', 'motDePasse'] as const;

/** What taking the former address back does, and the button that does it. */
export function TakeEmailBack() {
  const words = useWords('users/emailRepris');
  const link = useWords('users/lien');
  const token = useLinkToken();
  const { submit, pending, error } = useSubmit();

  async function takeBack() {
    const answer = await submit('POST /auth/email/reprise', { body: { token: token ?? '' } });
    if (!answer?.ok) return;
    toastOnNextPage({ title: words('repris') });
    location.replace(addressHere(`/reset-password#${answer.data.reset}`));
    await new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  }

  const refusal = token === '' ? link('incomplet') : error?.message;
  return (
    <div className="space-y-5">
      {refusal && (
        <Notice tone="error" live>
          <p className="font-medium">{refusal}</p>
        </Notice>
      )}
      {token !== '' && !error?.fields?.token ? (
        <>
          <ul className="list-disc space-y-1.5 ps-5 text-muted">
            {WHAT_FOLLOWS.map((line) => (
              <li key={line}>{words(line)}</li>
            ))}
          </ul>
          <Button
            full
            icon="lock"
            pending={pending}
            pendingLabel={link('instant')}
            onClick={() => void takeBack()}
          >
            {words('reprendre')}
          </Button>
        </>
      ) : (
        <LinkButton href="/contact" variant="secondary" full>
          {words('ecrire')}
        </LinkButton>
      )}
    </div>
  );
}
