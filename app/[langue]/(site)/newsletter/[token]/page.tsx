import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Card } from '@/components/ui/card';
import { EndNewsletter } from '@/components/users/end-newsletter';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { isSubscribed } from '@/lib/users/queries/newsletter';
import { newsletterParams } from '@/lib/users/schema/newsletter';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  const words = pageWords('users/portes');
  return { title: words('lettre'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** Where a letter's link leads: opening it changes nothing, for mail programs open links by themselves. */
export default async function EndNewsletterPage({ params }: { params: Promise<{ token: string }> }) {
  const words = pageWords('users/portes');
  const given = newsletterParams.safeParse(await params);
  if (!given.success) notFound();
  const { token } = given.data;
  return (
    <div className="wrap flex flex-1 flex-col items-center py-8 sm:py-14">
      <div className="w-full max-w-[440px]">
        <h1 className="mb-6 text-2xl sm:text-3xl">{words('lettre')}</h1>
        <Card>
          <Words of={['users/lettreFin']}>
            <EndNewsletter token={token} subscribed={await isSubscribed(token)} />
          </Words>
        </Card>
      </div>
    </div>
  );
}
