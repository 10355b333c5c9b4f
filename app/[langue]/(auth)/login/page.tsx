import type { Metadata } from 'next';
import { alternatesOf } from '@/components/page/alternates';
import { Card } from '@/components/ui/card';
import { AlreadySignedIn } from '@/components/users/already-signed-in';
import { DoorLink } from '@/components/users/door-link';
import { LoginForm } from '@/components/users/login-form';
import { PasskeyLogin } from '@/components/users/safety/passkey-login';

export const metadata: Metadata = {
  title: 'Connexion',
  description:
    'Connectez-vous pour réserver des kilos, publier un trajet et échanger avec les autres membres.',
  alternates: alternatesOf('/login'),
};

export default function LoginPage() {
  return (
    <div className="w-full max-w-[440px]">
      <AlreadySignedIn />
      <h1 className="text-2xl sm:text-3xl">Connexion</h1>
      <p className="mt-1.5 mb-6 text-muted">Retrouvez vos trajets et vos réservations.</p>
      <Card>
        <LoginForm />
        <PasskeyLogin />
      </Card>
      <p className="mt-6 text-center">
        Pas encore de compte ? <DoorLink href="/register">S’inscrire</DoorLink>
      </p>
    </div>
  );
}
