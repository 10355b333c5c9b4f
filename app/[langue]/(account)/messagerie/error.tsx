'use client';
import { ErrorPage } from '@/components/page/error-page';

export default function MessagesError({ retry }: { retry: () => void }) {
  return (
    <ErrorPage
      title="Cette conversation n’a pas pu s’ouvrir"
      retry={retry}
      elsewhere={{ href: '/messagerie', label: 'Voir mes messages' }}
    >
      Vos messages sont à l’abri{'\u202f'}: réessayez dans un instant.
    </ErrorPage>
  );
}
