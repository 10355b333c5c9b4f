import type { Metadata } from 'next';
import { useWords } from '#words';
import { alternatesOf } from '@/components/page/alternates';
import { Card } from '@/components/ui/card';
import { AlreadySignedIn } from '@/components/users/already-signed-in';
import { DoorLink } from '@/components/users/door-link';
import { LoginForm } from '@/components/users/login-form';
import { PasskeyLogin } from '@/components/users/safety/passkey-login';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';

export function generateMetadata(): Metadata {
  const words = pageWords('users/portes');
  return {
    title: words('connexion'),
    description: words('connexionResume'),
    alternates: alternatesOf('/login'),
  };
}

export default function LoginPage() {
  const words = useWords('users/portes');
  return (
    <div className="w-full max-w-[440px]">
      <Words of={['users/dejaConnecte']}>
        <AlreadySignedIn />
      </Words>
      <h1 className="text-2xl sm:text-3xl">{words('connexion')}</h1>
      <p className="mt-1.5 mb-6 text-muted">{words('connexionTexte')}</p>
      <Card>
        <Words of={['users/connexion', 'users/code', 'users/cleEntree', 'users/cleProbleme']}>
          <LoginForm />
          <PasskeyLogin />
        </Words>
      </Card>
      <p className="mt-6 text-center">
        {words.rich('pasDeCompte', { a: (text) => <DoorLink href="/register">{text}</DoorLink> })}
      </p>
    </div>
  );
}
