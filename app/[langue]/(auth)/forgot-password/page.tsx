import type { Metadata } from 'next';
import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { DoorLink } from '@/components/users/door-link';
import { ForgotPasswordForm } from '@/components/users/forgot-password-form';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';

export function generateMetadata(): Metadata {
  const words = pageWords('users/portes');
  return { title: words('oubli'), description: words('oubliResume'), robots: { index: false } };
}

export default function ForgotPasswordPage() {
  const words = useWords('users/portes');
  return (
    <div className="w-full max-w-[440px]">
      <h1 className="text-2xl sm:text-3xl">{words('oubli')}</h1>
      <p className="mt-1.5 mb-6 text-muted">{words('oubliTexte')}</p>
      <Card>
        <Words of={['users/oubli']}>
          <ForgotPasswordForm />
        </Words>
      </Card>
      <p className="mt-6 text-center">
        {words.rich('revenu', { a: (text) => <DoorLink href="/login">{text}</DoorLink> })}
      </p>
    </div>
  );
}
