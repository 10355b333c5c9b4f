'use client';
import { useWords } from '#words';
import { ErrorPage } from '@/components/page/error-page';

export default function AgencyError({ retry }: { retry: () => void }) {
  const words = useWords('page/erreurs');
  return (
    <ErrorPage
      title={words('agence')}
      retry={retry}
      elsewhere={{ href: '/agences', label: words('agences') }}
    >
      {words('instant')}
    </ErrorPage>
  );
}
