import type { Metadata } from 'next';
import { Card } from '@/components/ui/card';
import { ConfirmEmail } from '@/components/users/identity/confirm-email';

export const metadata: Metadata = {
  title: 'Confirmer votre adresse',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default function ConfirmEmailPage() {
  return (
    <div className="w-full max-w-[440px]">
      <h1 className="mb-6 text-2xl sm:text-3xl">Confirmer votre adresse e-mail</h1>
      <Card>
        <ConfirmEmail />
      </Card>
    </div>
  );
}
