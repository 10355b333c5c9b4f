import type { Metadata } from 'next';
import { alternatesOf } from '@/components/page/alternates';
import { Card } from '@/components/ui/card';
import { AlreadySignedIn } from '@/components/users/already-signed-in';
import { DoorLink } from '@/components/users/door-link';
import { RegistrationForm } from '@/components/users/registration-form';

export const metadata: Metadata = {
  title: 'Inscription',
  description:
    'Particulier, chauffeur professionnel ou agence\u202f: créez votre compte pour envoyer ou transporter des colis entre l’Europe et l’Afrique.',
  alternates: alternatesOf('/register'),
};

export default function RegisterPage() {
  return (
    <div className="w-full max-w-[640px]">
      <AlreadySignedIn />
      <h1 className="text-2xl sm:text-3xl">Inscription</h1>
      <p className="mt-1.5 mb-6 text-muted">Trois étapes, quelques minutes.</p>
      <Card className="pt-6">
        <RegistrationForm />
      </Card>
      <p className="mt-6 text-center">
        Déjà un compte ? <DoorLink href="/login">Se connecter</DoorLink>
      </p>
    </div>
  );
}
