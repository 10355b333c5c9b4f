import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useWords } from '#words';
import { LeaveName } from '@/components/moderation/leave-name';
import { PapierCard } from '@/components/moderation/papier-card';
import { moderationTabs } from '@/components/moderation/tabs';
import { EmptyState } from '@/components/page/empty-state';
import { PageHeader } from '@/components/page/page-header';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { LinkTabs } from '@/components/ui/link-tabs';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { AppError } from '@/lib/core/errors';
import { similarNames, waitingPapiers } from '@/lib/moderation/queries/papiers';
import { displayName } from '@/lib/users/labels';
import { actorOfPage } from '../../actor';

export function generateMetadata(): Metadata {
  const words = pageWords('moderation/identitePage');
  return { title: words('titre') };
}

type Names = Awaited<ReturnType<typeof similarNames>>;

/** Documents that wait and names that look like a verified one's, for operators; for everybody else there is no such page. */
export default async function IdentitePage() {
  const words = pageWords('moderation/identitePage');
  const common = pageWords('moderation/page');
  const { papiers, names } = await readWaiting();
  return (
    <div className="wrap pb-10">
      <PageHeader title={common('titre')} />
      <LinkTabs
        label={common('signalements')}
        items={moderationTabs(pageWords('moderation/onglets'))}
        current="/moderation/identite"
      />
      <h2 className="mt-6 text-xl">{words('documents')}</h2>
      {papiers.length === 0 ? (
        <EmptyState title={words('aucun')} />
      ) : (
        <ul className="mt-4 grid grid-cols-1 gap-4">
          {papiers.map((papier) => (
            <PapierCard key={papier._id} papier={papier} />
          ))}
        </ul>
      )}
      {names.length > 0 && <SimilarNames names={names} />}
    </div>
  );
}

function SimilarNames({ names }: { names: Names }) {
  const words = useWords('moderation/identitePage');
  return (
    <section aria-labelledby="noms" className="mt-10">
      <h2 id="noms" className="text-xl">
        {words('noms')}
      </h2>
      <p className="mt-1 text-muted">{words('nomsTexte')}</p>
      <ul className="mt-4 grid grid-cols-1 gap-4">
        {names.map(({ nomCle, personne, modele }) => (
          <Card as="li" key={personne._id} className="flex flex-wrap items-center justify-between gap-4">
            <p className="min-w-0 [overflow-wrap:anywhere]">
              {words.rich(
                'ressemble',
                {
                  a: (name) => <ProfileLink _id={personne._id} name={name} />,
                  b: (name) => <ProfileLink _id={modele._id} name={name} />,
                },
                { nom: displayName(personne, words.langue), modele: displayName(modele, words.langue) },
              )}
            </p>
            <Words of={['moderation/homonyme']}>
              <LeaveName id={personne._id} nomCle={nomCle} name={displayName(personne, words.langue)} />
            </Words>
          </Card>
        ))}
      </ul>
    </section>
  );
}

function ProfileLink({ _id, name }: { _id: string; name: string }) {
  return (
    <Link href={`/profile/${_id}`} className="font-medium text-majorelle underline">
      <bdi>{name}</bdi>
    </Link>
  );
}

async function readWaiting() {
  const actor = await actorOfPage();
  if (!actor) notFound();
  try {
    const [papiers, names] = await Promise.all([waitingPapiers(actor), similarNames(actor)]);
    return { papiers, names };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
