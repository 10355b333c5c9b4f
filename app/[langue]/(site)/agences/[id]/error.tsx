'use client';
import { ErrorPage } from '@/components/page/error-page';

export default function AgencyError({ retry }: { retry: () => void }) {
  return (
    <ErrorPage
      title="Erreur lors du chargement des détails de l’agence"
      retry={retry}
      elsewhere={{ href: '/agences', label: 'Voir les agences' }}
    >
      Réessayez dans un instant.
    </ErrorPage>
  );
}
