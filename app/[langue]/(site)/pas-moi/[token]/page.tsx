import type { Metadata } from 'next';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { NotMe } from '@/components/users/safety/not-me';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { formatLongDateTime } from '@/lib/core/text/time';
import { refus } from '@/lib/langues/refus/acces';
import { toldByLink } from '@/lib/users/queries/safety';
import { notMeParams } from '@/lib/users/schema/safety';

export const dynamic = 'force-dynamic';

// The address is the owner's secret.
export function generateMetadata(): Metadata {
  const words = pageWords('users/portes');
  return { title: words('proteger'), robots: { index: false, follow: false }, referrer: 'no-referrer' };
}

/** Where a security mail's « Ce n’était pas moi » leads: opening it changes nothing, for mail programs open links by themselves. */
export default async function NotMePage({ params }: PageProps<'/[langue]/pas-moi/[token]'>) {
  const words = pageWords('users/portes');
  const given = notMeParams.safeParse(await params);
  const told = given.success ? await toldByLink(given.data.token, words.langue) : null;
  return (
    <div className="wrap flex flex-1 flex-col items-center py-8 sm:py-14">
      <div className="w-full max-w-[520px]">
        <h1 className="mb-6 text-2xl sm:text-3xl">{words('proteger')}</h1>
        <Card>
          {given.success && told ? (
            <>
              <p className="font-semibold">{told.subject}</p>
              <p className="mt-1 mb-6 text-muted">
                {words.rich(
                  'quand',
                  { b: (text) => <time dateTime={told.at}>{text}</time> },
                  { quand: formatLongDateTime(told.at, told.timezone, undefined, words.langue) },
                )}
              </p>
              <Words of={['users/pasMoi']}>
                <NotMe token={given.data.token} />
              </Words>
            </>
          ) : (
            <div className="space-y-5">
              <Notice tone="error">
                <p className="font-medium">{refus('pasMoiPerime')(words.langue)}</p>
              </Notice>
              <LinkButton href="/forgot-password" full>
                {words('choisir')}
              </LinkButton>
            </div>
          )}
        </Card>
      </div>
    </div>
  );
}
