'use client';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { LinkButton } from '@/components/ui/link-button';

export default function AgencyError({ retry }: { retry: () => void }) {
  return (
    <div className="wrap flex flex-1 items-center justify-center py-10">
      <ErrorState
        headingLevel="h1"
        title="Erreur lors du chargement des détails de l’agence"
        action={
          <>
            <Button onClick={() => retry()}>Réessayer</Button>
            <LinkButton href="/agences" variant="secondary">
              Voir les agences
            </LinkButton>
          </>
        }
      >
        Réessayez dans un instant.
      </ErrorState>
    </div>
  );
}
