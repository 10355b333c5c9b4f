'use client';
import { useState } from 'react';
import { useSubmit } from '@/components/form/use-submit';
import { toastOnNextPage } from '@/components/page/toast-later';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';

const WHAT_FOLLOWS = [
  'Tous les appareils sont déconnectés, celui-ci aussi.',
  'L’ancien mot de passe ne sert plus\u202f: vous en choisissez un nouveau tout de suite.',
  'Aucun appareil n’est plus mémorisé, et ce qui a été ajouté depuis pour entrer dans le compte est retiré.',
];

/** What « Ce n’était pas moi » does, and the button that does it. */
export function NotMe({ token }: { token: string }) {
  const { submit, pending, error } = useSubmit();
  const [isElsewhere, setIsElsewhere] = useState(false);

  async function protect() {
    const answer = await submit('POST /auth/pas-moi/{token}', { params: { token } });
    if (!answer?.ok) return;
    const { reset } = answer.data;
    if (reset === null) return setIsElsewhere(true);
    toastOnNextPage({ title: 'Votre compte est protégé. Choisissez un nouveau mot de passe.' });
    location.replace(`/reset-password#${reset}`);
    await new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }));
  }

  if (isElsewhere) {
    return (
      <div className="space-y-5">
        <Notice tone="success" title="Votre compte est protégé" live>
          Plus personne n’y est connecté. Son adresse e-mail n’est plus celle où vous avez reçu ce lien
          {'\u202f'}: écrivez-nous pour la retrouver.
        </Notice>
        <LinkButton href="/contact" full>
          Nous écrire
        </LinkButton>
      </div>
    );
  }
  return (
    <>
      <p className="mb-2 font-medium">Si ce n’était pas vous{'\u202f'}:</p>
      <ul className="mb-6 list-disc space-y-1.5 pl-5 text-muted">
        {WHAT_FOLLOWS.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {error && (
        <Notice tone="error" className="mb-5" live>
          {error.message}
        </Notice>
      )}
      <Button full icon="lock" pending={pending} pendingLabel="Protection..." onClick={protect}>
        Ce n’était pas moi
      </Button>
      <p className="mt-4 text-center text-muted text-sm">
        C’était vous{'\u202f'}? Fermez simplement cette page.
      </p>
    </>
  );
}
