import type { Metadata } from 'next';
import { Card } from '@/components/ui/card';
import { ConfirmNewsletter } from '@/components/users/confirm-newsletter';

export const metadata: Metadata = {
  title: 'Recevoir la lettre',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

export default function ConfirmNewsletterPage() {
  return (
    <div className="w-full max-w-[440px]">
      <h1 className="mb-6 text-2xl sm:text-3xl">Recevoir la lettre</h1>
      <Card>
        <ConfirmNewsletter />
      </Card>
    </div>
  );
}
