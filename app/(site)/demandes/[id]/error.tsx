'use client';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';

export default function DemandeError({ retry }: { retry: () => void }) {
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <ErrorState
        headingLevel="h1"
        title="Erreur lors de la récupération des données"
        action={
          <>
            <Button onClick={() => retry()}>Réessayer</Button>
            <LinkButton href="/demandes" variant="secondary">
              Voir les besoins
            </LinkButton>
          </>
        }
      >
        <p>Ce besoin n’a pas pu s’afficher. Réessayez dans un instant.</p>
      </ErrorState>
    </div>
  );
}
