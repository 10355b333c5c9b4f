'use client';
import { useSubmit } from '@/components/form/use-submit';
import { toastOnNextPage } from '@/components/page/toast-later';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { INCOMPLETE } from './confirm-email';
import { useLinkToken } from './use-link-token';

const WHAT_FOLLOWS = [
  'Votre adresse redevient celle du compte.',
  'Tous les appareils sont déconnectés.',
  'L’ancien mot de passe ne sert plus\u202f: vous en choisissez un nouveau tout de suite.',
];

/** What taking the former address back does, and the button that does it. */
export function TakeEmailBack() {
  const token = useLinkToken();
  const { submit, pending, error } = useSubmit();

  async function takeBack() {
    const answer = await submit('POST /auth/email/reprise', { body: { token: token ?? '' } });
    if (!answer?.ok) return;
    toastOnNextPage({ title: 'Votre adresse est de nouveau à vous. Choisissez un nouveau mot de passe.' });
    location.replace(`/reset-password#${answer.data.reset}`);
    await new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  }

  const refusal = token === '' ? INCOMPLETE : error?.message;
  return (
    <div className="space-y-5">
      {refusal && (
        <Notice tone="error" live>
          <p className="font-medium">{refusal}</p>
        </Notice>
      )}
      {token !== '' && !error?.fields?.token ? (
        <>
          <ul className="list-disc space-y-1.5 pl-5 text-muted">
            {WHAT_FOLLOWS.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Button
            full
            icon="lock"
            pending={pending}
            pendingLabel="Un instant..."
            onClick={() => void takeBack()}
          >
            Reprendre mon adresse
          </Button>
        </>
      ) : (
        <LinkButton href="/contact" variant="secondary" full>
          Nous écrire
        </LinkButton>
      )}
    </div>
  );
}
