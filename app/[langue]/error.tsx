'use client';
import { useWords } from '#words';
import { ErrorPage } from '@/components/page/error-page';

export default function UnexpectedError({ error, retry }: { error: unknown; retry: () => void }) {
  const words = useWords('page/erreurs');
  const digest = error instanceof Error && 'digest' in error ? String(error.digest) : null;
  return (
    <ErrorPage title={words('titre')} retry={retry} elsewhere={{ href: '/', label: words('accueil') }}>
      <p>{words('texte')}</p>
      {digest && <p className="mt-2 text-sm">{words('reference', { code: digest })}</p>}
    </ErrorPage>
  );
}
