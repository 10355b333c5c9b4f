import type { Metadata } from 'next';
import { Card } from '@/components/ui/card';
import { DoorLink } from '@/components/users/door-link';
import { ForgotPasswordForm } from '@/components/users/forgot-password-form';

export const metadata: Metadata = {
  title: 'Mot de passe oublié',
  description: 'Recevez par e-mail un lien pour choisir un nouveau mot de passe.',
  robots: { index: false },
};

export default function ForgotPasswordPage() {
  return (
    <div className="w-full max-w-[440px]">
      <h1 className="text-2xl sm:text-3xl">Mot de passe oublié</h1>
      <p className="mt-1.5 mb-6 text-muted">
        Donnez l’adresse de votre compte{'\u202f'}: nous y envoyons un lien pour choisir un nouveau mot de
        passe.
      </p>
      <Card>
        <ForgotPasswordForm />
      </Card>
      <p className="mt-6 text-center">
        Il vous est revenu{'\u202f'}? <DoorLink href="/login">Se connecter</DoorLink>
      </p>
    </div>
  );
}
