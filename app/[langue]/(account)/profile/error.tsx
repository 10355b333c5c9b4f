'use client';
import { ErrorPage } from '@/components/page/error-page';

export default function ProfileError() {
  return (
    <ErrorPage title="Votre profil n’a pas pu être chargé" retry={() => window.location.reload()}>
      Rien n’est perdu{'\u202f'}: réessayez dans un instant.
    </ErrorPage>
  );
}
