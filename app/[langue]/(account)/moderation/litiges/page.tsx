import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ConversationButton } from '@/components/moderation/conversation-button';
import { SettleForm } from '@/components/moderation/settle-form';
import { MODERATION_TABS } from '@/components/moderation/tabs';
import { EmptyState } from '@/components/page/empty-state';
import { PageHeader } from '@/components/page/page-header';
import { Card } from '@/components/ui/card';
import { Link } from '@/components/ui/link';
import { LinkTabs } from '@/components/ui/link-tabs';
import { AppError } from '@/lib/core/errors';
import { actorOfPage } from '@/lib/core/sessions/session';
import { formatEuros } from '@/lib/core/text/money';
import { formatLongDate } from '@/lib/core/text/time';
import { openLitiges } from '@/lib/moderation/queries/litiges';
import { displayName } from '@/lib/users/labels';

export const metadata: Metadata = { title: 'Désaccords' };

type Open = Awaited<ReturnType<typeof openLitiges>>[number];

/** Disputes about held money, for operators; for everybody else there is no such page. */
export default async function LitigesPage() {
  const open = await readOpen();
  return (
    <div className="wrap pb-10">
      <PageHeader title="Modération" />
      <LinkTabs label="Signalements" items={MODERATION_TABS} current="/moderation/litiges" />
      {open.length === 0 ? (
        <EmptyState title="Aucun désaccord n’attend." />
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
  const names = { transporteur: displayName(transporteur), demandeur: displayName(demandeur) };
  return (
    <Card as="li" className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-4">
        <h2 className="text-xl [overflow-wrap:anywhere]">
          {trajet}, {formatEuros(litige.montant)}
        </h2>
        <p className="text-muted text-sm">
          Transporteur{'\u202f'}: <Person {...transporteur} name={names.transporteur} />. Qui envoie{'\u202f'}
          : <Person {...demandeur} name={names.demandeur} />. Signalé par{' '}
          {litige.par === 'destinataire' ? 'le destinataire' : names[litige.par]} le{' '}
          {formatLongDate(litige.le)}.
        </p>
        <p dir="auto" className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
          {litige.motif}
        </p>
        {litige.propositions.length > 0 && (
          <ul className="space-y-2 text-sm">
            {litige.propositions.map(({ _id, par, rembourse, ligne }) => (
              <li key={_id} dir="auto" className="[overflow-wrap:anywhere]">
                <bdi>{names[par]}</bdi> propose {formatEuros(rembourse)} à qui a payé. {ligne}
              </li>
            ))}
          </ul>
        )}
        {conversationId && <ConversationButton litigeId={litige._id} />}
      </div>
      <div className="space-y-4">
        <p className="text-muted text-sm [overflow-wrap:anywhere]">
          <Link href={`/transporteurs/${transportId}`} className="font-medium text-majorelle underline">
            Voir le trajet
          </Link>
          . Réservation <code>{reservationId}</code>
        </p>
        <SettleForm litigeId={litige._id} />
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
    return await openLitiges(actor);
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
}
