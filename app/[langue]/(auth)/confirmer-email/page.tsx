import type { Metadata } from 'next';
import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { ConfirmEmail } from '@/components/users/identity/confirm-email';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';

export function generateMetadata(): Metadata {
  const words = pageWords('users/portes');
  return { title: words('confirmer'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default function ConfirmEmailPage() {
  const words = useWords('users/portes');
  return (
    <div className="w-full max-w-[440px]">
      <h1 className="mb-6 text-2xl sm:text-3xl">{words('confirmerEmail')}</h1>
      <Card>
        <Words of={['users/emailConfirme', 'users/lien']}>
          <ConfirmEmail />
        </Words>
      </Card>
    </div>
  );
}
