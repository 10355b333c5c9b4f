import type { Metadata } from 'next';
import { useWords } from '#words';
import { alternatesOf } from '@/components/page/alternates';
import { Card } from '@/components/ui/card';
import { AlreadySignedIn } from '@/components/users/already-signed-in';
import { DoorLink } from '@/components/users/door-link';
import { RegistrationForm } from '@/components/users/registration-form';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';

/** What the three steps say. */
const REGISTRATION = [
  'users/inscription',
  'users/inscriptionProfil',
  'users/profilType',
  'users/motDePasse',
  'users/champs',
  'users/champsAgence',
  'users/usage',
  'users/vehicule',
  'users/service',
  'users/jour',
] as const;

export function generateMetadata(): Metadata {
  const words = pageWords('users/portes');
  return {
    title: words('inscription'),
    description: words('inscriptionResume'),
    alternates: alternatesOf('/register'),
  };
}

export default function RegisterPage() {
  const words = useWords('users/portes');
  return (
    <div className="w-full max-w-[640px]">
      <Words of={['users/dejaConnecte']}>
        <AlreadySignedIn />
      </Words>
      <h1 className="text-2xl sm:text-3xl">{words('inscription')}</h1>
      <p className="mt-1.5 mb-6 text-muted">{words('inscriptionTexte')}</p>
      <Card className="pt-6">
        <Words of={REGISTRATION}>
          <RegistrationForm />
        </Words>
      </Card>
      <p className="mt-6 text-center">
        {words.rich('dejaUnCompte', { a: (text) => <DoorLink href="/login">{text}</DoorLink> })}
      </p>
    </div>
  );
}
