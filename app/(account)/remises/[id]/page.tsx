import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { CodeCard } from '@/components/remises/code-card';
import { DisputeForm } from '@/components/remises/dispute-form';
import { DisputePart } from '@/components/remises/dispute-part';
import { RecipientLink } from '@/components/remises/recipient-link';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { AppError } from '@/lib/core/errors';
import { idParams } from '@/lib/core/schema';
import { actorOfPage } from '@/lib/core/sessions/session';
import { formatLongDateTime } from '@/lib/core/text/time';
import { codePath, ETAT_REMISE_LABELS } from '@/lib/remises/labels';
import { getRemise, type RemiseView } from '@/lib/remises/queries/remise';
import { getReservation } from '@/lib/reservations/queries';

export const metadata: Metadata = { title: 'Remise du colis', referrer: 'no-referrer' };

/** A reservation's parcel, for its two people: the sender's codes and the recipient's link, or where the carrier enters them. */
export default async function RemisePage({ params }: PageProps<'/remises/[id]'>) {
  const given = idParams.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  const actor = await actorOfPage();
  if (!actor) redirect(`/login?callbackUrl=${encodeURIComponent(codePath(id))}`);
  const [reservation, remise] = await Promise.all([getReservation(actor, id), getRemise(actor, id)]).catch(
    toMissing,
  );
  const { villeDepart, villeArrivee, timezoneDepart, timezoneArrivee } = reservation;
  const sends = remise.role === 'demandeur';
  return (
    <div className="wrap max-w-[720px]">
      <PageHeader
        title={`Colis ${villeDepart} → ${villeArrivee}`}
        subtitle={remise.annuleeLe ? 'Annulée.' : `${ETAT_REMISE_LABELS[remise.etat]}.`}
      />
      <div className="flex flex-col gap-5">
        <Next remise={remise} timeZone={timezoneArrivee} />
        <DisputePart remise={remise} />
        <CodeCard remise={remise} genre="collecte" timeZone={timezoneDepart} />
        <CodeCard remise={remise} genre="livraison" timeZone={timezoneArrivee} />
        {sends && remise.actions.includes('partager') && !remise.livraison.faiteLe && (
          <Card className="flex flex-col gap-3">
            <h2 className="text-xl">Destinataire</h2>
            <p className="text-muted">
              Envoyez-lui ce lien{'\u202f'}: il y voit qui apporte le colis, où et quand, et le code de
              livraison. Aucun compte n’est nécessaire.
            </p>
            <RecipientLink reservationId={id} lien={remise.lien} />
          </Card>
        )}
        {remise.actions.includes('contester') && (
          <Card as="section">
            <details>
              <summary className="cursor-pointer font-semibold">Il y a un problème</summary>
              <div className="mt-4">
                <DisputeForm reservationId={id} />
              </div>
            </details>
          </Card>
        )}
      </div>
    </div>
  );
}

/** What happens next, in one sentence. */
function Next({ remise, timeZone }: { remise: RemiseView; timeZone: string }) {
  const { etat, conserve, libereLe, litige, annuleeLe, role } = remise;
  if (annuleeLe) {
    return (
      <Notice tone="warning" title="Réservation annulée">
        Elle a été annulée le {formatLongDateTime(annuleeLe, timeZone)}. Le colis avait été remis avant, et
        nous l’avons appris après{'\u202f'}: c’est écrit ici, pour vous deux. L’annulation reste, avec ce
        qu’elle rend. Convenez dans la conversation de {role === 'transporteur' ? 'rendre' : 'reprendre'} le
        colis, ou d’une nouvelle réservation.
      </Notice>
    );
  }
  if (etat === 'contestee' && litige) {
    return (
      <Notice tone="warning" title="Désaccord en cours">
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {litige.motif}
        </p>
        <p className="mt-2">
          Ce qui est conservé reste bloqué jusqu’à votre accord, ou la décision d’un opérateur.
        </p>
      </Notice>
    );
  }
  if (litige?.raison) {
    return (
      <Notice title="Décision d’un opérateur">
        <p dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
          {litige.raison}
        </p>
      </Notice>
    );
  }
  if (libereLe && conserve > 0) {
    return (
      <Notice title={ETAT_REMISE_LABELS[etat]}>
        Sans désaccord signalé avant le {formatLongDateTime(libereLe, timeZone)}, le paiement conservé est
        versé au transporteur.
      </Notice>
    );
  }
  if (conserve > 0) return <Notice>Le paiement est conservé jusqu’à la livraison.</Notice>;
  return null;
}

function toMissing(error: unknown): never {
  if (error instanceof AppError && (error.code === 'not_found' || error.code === 'conflict')) notFound();
  throw error;
}
