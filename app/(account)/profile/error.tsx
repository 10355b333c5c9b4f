'use client';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';

export default function ProfileError() {
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <ErrorState
        headingLevel="h1"
        title="Votre profil n’a pas pu être chargé"
        action={<Button onClick={() => window.location.reload()}>Réessayer</Button>}
      >
        Rien n’est perdu{'\u202f'}: réessayez dans un instant.
      </ErrorState>
    </div>
  );
}
