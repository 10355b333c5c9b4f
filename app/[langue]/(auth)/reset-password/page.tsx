import type { Metadata } from 'next';
import { Card } from '@/components/ui/card';
import { DoorLink } from '@/components/users/door-link';
import { ResetPasswordForm } from '@/components/users/reset-password-form';

export const metadata: Metadata = {
  title: 'Nouveau mot de passe',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default function ResetPasswordPage() {
  return (
    <div className="w-full max-w-[440px]">
      <h1 className="text-2xl sm:text-3xl">Nouveau mot de passe</h1>
      <p className="mt-1.5 mb-6 text-muted">
        Choisissez-le bien{'\u202f'}: tous vos appareils connectés devront se reconnecter avec lui.
      </p>
      <Card>
        <ResetPasswordForm />
      </Card>
      <p className="mt-6 text-center">
        <DoorLink href="/login">Se connecter</DoorLink>
      </p>
    </div>
  );
}
