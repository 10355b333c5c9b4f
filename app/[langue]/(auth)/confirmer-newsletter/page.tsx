import type { Metadata } from 'next';
import { useWords } from '#words';
import { Card } from '@/components/ui/card';
import { ConfirmNewsletter } from '@/components/users/confirm-newsletter';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';

export function generateMetadata(): Metadata {
  const words = pageWords('users/portes');
  return { title: words('recevoirLettre'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

export default function ConfirmNewsletterPage() {
  const words = useWords('users/portes');
  return (
    <div className="w-full max-w-[440px]">
      <h1 className="mb-6 text-2xl sm:text-3xl">{words('recevoirLettre')}</h1>
      <Card>
        <Words of={['users/lettreConfirmation', 'users/lien']}>
          <ConfirmNewsletter />
        </Words>
      </Card>
    </div>
  );
}
