import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Card } from '@/components/ui/card';
import { EndNewsletter } from '@/components/users/end-newsletter';
import { isSubscribed } from '@/lib/users/queries/newsletter';
import { newsletterParams } from '@/lib/users/schema/newsletter';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'La lettre',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Where a letter's link leads: opening it changes nothing, for mail programs open links by themselves. */
export default async function EndNewsletterPage({ params }: { params: Promise<{ token: string }> }) {
  const given = newsletterParams.safeParse(await params);
  if (!given.success) notFound();
  const { token } = given.data;
  return (
    <div className="wrap flex flex-1 flex-col items-center py-8 sm:py-14">
      <div className="w-full max-w-[440px]">
        <h1 className="mb-6 text-2xl sm:text-3xl">La lettre</h1>
        <Card>
          <EndNewsletter token={token} subscribed={await isSubscribed(token)} />
        </Card>
      </div>
    </div>
  );
}
