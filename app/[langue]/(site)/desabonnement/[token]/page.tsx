import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EndMails } from '@/components/notifications/end-mails';
import { Card } from '@/components/ui/card';
import { mailsOf } from '@/lib/notifications/queries/end';
import { endMailsParams } from '@/lib/notifications/schema/input';

export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Vos e-mails',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
};

/** Where a mail's last link leads: opening it changes nothing, for mail programs open links by themselves. */
export default async function EndMailsPage({ params }: PageProps<'/[langue]/desabonnement/[token]'>) {
  const given = endMailsParams.safeParse(await params);
  const mails = given.success ? await mailsOf(given.data.token) : null;
  if (!given.success || !mails) notFound();
  return (
    <div className="wrap flex flex-1 flex-col items-center py-8 sm:py-14">
      <div className="w-full max-w-[440px]">
        <h1 className="mb-6 text-2xl sm:text-3xl">Vos e-mails</h1>
        <Card>
          <EndMails token={given.data.token} {...mails} />
        </Card>
      </div>
    </div>
  );
}
