import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { useWords } from '#words';
import { ConversationButton } from '@/components/moderation/conversation-button';
import { SettleForm } from '@/components/moderation/settle-form';
import { moderationTabs } from '@/components/moderation/tabs';
import { EmptyState } from '@/components/page/empty-state';
import { PageHeader } from '@/components/page/page-header';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { LinkTabs } from '@/components/ui/link-tabs';
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { formatEuros } from '@/lib/core/text/money';
import { formatLongDate } from '@/lib/core/text/time';
import { openLitiges } from '@/lib/moderation/queries/litiges';
import { displayName } from '@/lib/users/labels';
import { actorOfPage } from '../../actor';

export function generateMetadata(): Metadata {
  const words = pageWords('moderation/litiges');
  return { title: words('titre') };
}

type Open = Awaited<ReturnType<typeof openLitiges>>[number];

/** Disputes about held money, for operators; for everybody else there is no such page. */
export default async function LitigesPage() {
  const words = pageWords('moderation/litiges');
  const common = pageWords('moderation/page');
  const open = await readOpen();
  return (
    <div className="wrap pb-10">
      <PageHeader title={common('titre')} />
      <LinkTabs
        label={common('signalements')}
        items={moderationTabs(pageWords('moderation/onglets'))}
        current="/moderation/litiges"
      />
      {open.length === 0 ? (
        <EmptyState title={words('aucun')} />
      ) : (
        <ul className="mt-6 grid grid-cols-1 gap-4">
          {open.map((one) => (
            <LitigeCard key={one.litige._id} {...one} />
          ))}
        </ul>
      )}
    </div>
  );
}

function LitigeCard({
  litige,
  trajet,
  transporteur,
  demandeur,
  reservationId,
  transportId,
  conversationId,
}: Open) {
  const words = useWords('moderation/litiges');
  const names = {
    transporteur: displayName(transporteur, words.langue),
    demandeur: displayName(demandeur, words.langue),
  };
  return (
    <Card as="li" className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <h2 className="text-xl [overflow-wrap:anywhere]">
          {words('surMontant', { trajet, montant: formatEuros(litige.montant, words.langue) })}
        </h2>
        <p className="text-muted text-sm">
          {words.rich(
            'qui',
            {
              a: (name) => <Person {...transporteur} name={name} />,
              b: (name) => <Person {...demandeur} name={name} />,
            },
            {
              ...names,
              par: litige.par,
              auteur: litige.par === 'destinataire' ? '' : names[litige.par],
              jour: formatLongDate(litige.le, undefined, words.langue),
            },
          )}
        </p>
        <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
          {litige.motif}
        </p>
        {litige.propositions.length > 0 && (
          <ul className="space-y-2 text-sm">
            {litige.propositions.map(({ _id, par, rembourse, ligne }) => (
              <li key={_id} dir="auto" className="[overflow-wrap:anywhere]">
                {words.rich(
                  'propose',
                  { b: (text) => <bdi>{text}</bdi> },
                  { nom: names[par], montant: formatEuros(rembourse, words.langue), ligne },
                )}
              </li>
            ))}
          </ul>
        )}
        {conversationId && (
          <Words of={['moderation/lecture', 'moderation/lignes', 'messagerie/dit']}>
            <ConversationButton litigeId={litige._id} />
          </Words>
        )}
      </div>
      <div className="space-y-4">
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          {words.rich(
            'trajet',
            {
              a: (text) => (
                <Link href={`/transporteurs/${transportId}`} className="font-medium text-majorelle underline">
                  {text}
                </Link>
              ),
              c: () => <code>{reservationId}</code>,
            },
            { reservation: reservationId },
          )}
        </p>
        <Words of={['moderation/trancher']}>
          <SettleForm litigeId={litige._id} montant={litige.montant} />
        </Words>
      </div>
    </Card>
  );
}

function Person({ _id, name }: { _id: string; name: string }) {
  return (
    <Link href={`/profile/${_id}`} className="font-medium text-majorelle underline">
      <bdi>{name}</bdi>
    </Link>
  );
}

async function readOpen(): Promise<Open[]> {
  const actor = await actorOfPage();
  if (!actor) notFound();
  try {
    return placesIn(pageLangue(), await openLitiges(actor));
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
