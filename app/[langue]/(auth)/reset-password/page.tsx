import type { Metadata } from 'next';
import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { DoorLink } from '@/components/users/door-link';
import { ResetPasswordForm } from '@/components/users/reset-password-form';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';

export function generateMetadata(): Metadata {
  const words = pageWords('users/portes');
  return { title: words('nouveau'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default function ResetPasswordPage() {
  const words = useWords('users/portes');
  return (
    <div className="w-full max-w-[440px]">
      <h1 className="text-2xl sm:text-3xl">{words('nouveau')}</h1>
      <p className="mt-1.5 mb-6 text-muted">{words('nouveauTexte')}</p>
      <Card>
        <Words of={['users/nouveauMotDePasse', 'users/motDePasse']}>
          <ResetPasswordForm />
        </Words>
      </Card>
      <p className="mt-6 text-center">
        <DoorLink href="/login">{words('seConnecter')}</DoorLink>
      </p>
    </div>
  );
}
