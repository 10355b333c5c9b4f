'use client';
import { ErrorPage } from '@/components/page/error-page';

export default function DemandeError({ retry }: { retry: () => void }) {
  return (
    <ErrorPage
      title="Erreur lors de la récupération des données"
      retry={retry}
      elsewhere={{ href: '/demandes', label: 'Voir les besoins' }}
    >
      Ce besoin n’a pas pu s’afficher. Réessayez dans un instant.
    </ErrorPage>
  );
}
