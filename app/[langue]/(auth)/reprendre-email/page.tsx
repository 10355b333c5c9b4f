import type { Metadata } from 'next';
import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { TakeEmailBack } from '@/components/users/identity/take-email-back';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';

export function generateMetadata(): Metadata {
  const words = pageWords('users/portes');
  return { title: words('reprendre'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default function TakeEmailBackPage() {
  const words = useWords('users/portes');
  return (
    <div className="w-full max-w-[440px]">
      <h1 className="text-2xl sm:text-3xl">{words('reprendreEmail')}</h1>
      <p className="mt-1.5 mb-6 text-muted">{words('reprendreTexte')}</p>
      <Card>
        <Words of={['users/emailRepris', 'users/lien']}>
          <TakeEmailBack />
        </Words>
      </Card>
    </div>
  );
}
