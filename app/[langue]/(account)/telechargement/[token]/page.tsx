import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/page/page-header';
import { toLogin } from '@/components/page/to-login';
import { buttonClass } from '@/components/ui/button-class';
import { Card } from '@/components/ui/card';
import { pageWords } from '@/components/words/server';
import { ownDownload } from '@/lib/donnees/commands/telecharger';
import { downloadParams } from '@/lib/donnees/schema';
import { actorOfPage } from '../../actor';

export function generateMetadata(): Metadata {
  const words = pageWords('users/copiePage');
  return { title: words('titre') };
}

/** Where the mail's link leads: the file is there for its owner, logged in, for a day. */
export default async function DownloadPage({ params }: PageProps<'/[langue]/telechargement/[token]'>) {
  const words = pageWords('users/copiePage');
  const known = downloadParams.safeParse(await params);
  if (!known.success) notFound();
  const { token } = known.data;
  const actor = await actorOfPage();
  if (!actor) toLogin(`/telechargement/${token}`);
  await ownDownload(actor, token).catch(() => notFound());
  return (
    <div className="wrap max-w-[820px] pb-10">
      <PageHeader title={words('pretes')} subtitle={words('texte')} />
      <Card>
        <a href={`/api/users/me/donnees/${token}`} className={buttonClass({})} download>
          {words('telecharger')}
        </a>
      </Card>
    </div>
  );
}
