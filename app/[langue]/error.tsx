'use client';
import { ErrorPage } from '@/components/page/error-page';

export default function UnexpectedError({ error, retry }: { error: unknown; retry: () => void }) {
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null;
  return (
    <ErrorPage
      title="Un imprévu sur la route"
      retry={retry}
      elsewhere={{ href: '/', label: 'Retour à l’accueil' }}
    >
      <p>Cette page n’a pas pu s’afficher. Vos données sont à l’abri{'\u202f'}: réessayez dans un instant.</p>
      {digest && (
        <p className="mt-2 text-sm">
          Référence{'\u202f'}: {digest}
        </p>
      )}
    </ErrorPage>
  );
}
