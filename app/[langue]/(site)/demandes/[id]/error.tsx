'use client';
import { useWords } from '#words';
import { ErrorPage } from '@/components/page/error-page';

export default function DemandeError({ retry }: { retry: () => void }) {
  const words = useWords('page/erreurs');
  return (
    <ErrorPage
      title={words('besoin')}
      retry={retry}
      elsewhere={{ href: '/demandes', label: words('besoins') }}
    >
      {words('besoinTexte')}
    </ErrorPage>
  );
}
