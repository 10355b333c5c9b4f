'use client';
import { useWords } from '#words';
import { ErrorPage } from '@/components/page/error-page';

export default function MessagesError({ retry }: { retry: () => void }) {
  const words = useWords('page/erreursPrivees');
  return (
    <ErrorPage
      title={words('conversation')}
      retry={retry}
      elsewhere={{ href: '/messagerie', label: words('messages') }}
    >
      {words('conversationTexte')}
    </ErrorPage>
  );
}
