import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EndMails } from '@/components/notifications/end-mails';
import { Card } from '@/components/ui/card';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { mailsOf } from '@/lib/notifications/queries/end';
import { endMailsParams } from '@/lib/notifications/schema/input';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  const words = pageWords('users/portes');
  return { title: words('emails'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** Where a mail's last link leads: opening it changes nothing, for mail programs open links by themselves. */
export default async function EndMailsPage({ params }: PageProps<'/[langue]/desabonnement/[token]'>) {
  const words = pageWords('users/portes');
  const given = endMailsParams.safeParse(await params);
  const mails = given.success ? await mailsOf(given.data.token) : null;
  if (!given.success || !mails) notFound();
  return (
    <div className="wrap flex flex-1 flex-col items-center py-8 sm:py-14">
      <div className="w-full max-w-[440px]">
        <h1 className="mb-6 text-2xl sm:text-3xl">{words('emails')}</h1>
        <Card>
          <Words of={['notifications/fin', 'notifications/sujets']}>
            <EndMails token={given.data.token} {...mails} />
          </Words>
        </Card>
      </div>
    </div>
  );
}
