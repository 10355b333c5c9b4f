'use client';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';

export default function ErrorPage({ error, retry }: { error: unknown; retry: () => void }) {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null;
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <ErrorState
        headingLevel="h1"
        title="Un imprévu sur la route"
        action={
          <>
            <Button onClick={() => retry()}>Réessayer</Button>
            <LinkButton href="/" variant="secondary">
              Retour à l’accueil
            </LinkButton>
          </>
        }
      >
        <p>
          Cette page n’a pas pu s’afficher. Vos données sont à l’abri{'\u202f'}: réessayez dans un instant.
        </p>
        {digest && (
          <p className="mt-2 text-sm">
            Référence{'\u202f'}: {digest}
          </p>
        )}
      </ErrorState>
    </div>
  );
}
