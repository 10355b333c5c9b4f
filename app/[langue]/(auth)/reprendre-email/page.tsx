import type { Metadata } from 'next';
import { Card } from '@/components/ui/card';
import { TakeEmailBack } from '@/components/users/identity/take-email-back';

export const metadata: Metadata = {
  title: 'Reprendre votre adresse',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default function TakeEmailBackPage() {
  return (
    <div className="w-full max-w-[440px]">
      <h1 className="text-2xl sm:text-3xl">Reprendre votre adresse e-mail</h1>
      <p className="mt-1.5 mb-6 text-muted">
        L’adresse de votre compte a changé, et ce n’était pas vous{'\u202f'}? Voici ce que fait ce bouton.
      </p>
      <Card>
        <TakeEmailBack />
      </Card>
    </div>
  );
}
