'use client';
import { useWords } from '#words';
import { ErrorPage } from '@/components/page/error-page';

export default function ProfileError() {
  const words = useWords('page/erreursPrivees');
  return (
    <ErrorPage title={words('profil')} retry={() => window.location.reload()}>
      {words('profilTexte')}
    </ErrorPage>
  );
}
