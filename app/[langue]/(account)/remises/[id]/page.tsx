import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageHeader } from '@/components/page/page-header';
import { toLogin } from '@/components/page/to-login';
import { MoveButton } from '@/components/payments/move-button';
import { TestNotice } from '@/components/payments/test-notice';
import { CodeCard } from '@/components/remises/code-card';
import { DeclarationPart } from '@/components/remises/declaration-part';
import { DisputeForm } from '@/components/remises/dispute-form';
import { DisputePart } from '@/components/remises/dispute-part';
import { RecipientLink } from '@/components/remises/recipient-link';
import { WhatNext } from '@/components/remises/what-next';
import { CancelButton } from '@/components/reservations/cancel-button';
import { KeepOffline } from '@/components/session/keep-offline';
import { Card } from '@/components/ui/card';
import { Words } from '@/components/words/words';
import { AppError } from '@/lib/core/errors';
import { idParams } from '@/lib/core/schema';
import { actorOfPage } from '@/lib/core/sessions/session';
import { formatEuros } from '@/lib/core/text/money';
import { codePath, ETAT_REMISE_LABELS } from '@/lib/remises/labels';
import { getAnnulation } from '@/lib/remises/queries/annulation';
import { getRemise } from '@/lib/remises/queries/remise';
import { REQUESTS_ID } from '@/lib/reservations/labels';
import { getReservation } from '@/lib/reservations/queries';

export const metadata: Metadata = { title: 'Remise du colis', referrer: 'no-referrer' };

/** A reservation's parcel, for its two people: the sender's codes and the recipient's link, or where the carrier enters them. */
export default async function RemisePage({ params }: PageProps<'/[langue]/remises/[id]'>) {
  const given = idParams.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  const actor = await actorOfPage();
  if (!actor) toLogin(codePath(id));
  const [reservation, remise, annulation] = await Promise.all([
    getReservation(actor, id),
    getRemise(actor, id),
    getAnnulation(actor, id),
  ]).catch(toMissing);
  const { villeDepart, villeArrivee, timezoneDepart, timezoneArrivee, transportId } = reservation;
  const sends = remise.role === 'demandeur';
  return (
    <div className="wrap max-w-[720px]">
      <PageHeader
        title={`Colis ${villeDepart} → ${villeArrivee}`}
        subtitle={remise.annuleeLe ? 'Annulée.' : `${ETAT_REMISE_LABELS[remise.etat]}.`}
      />
      <div className="flex flex-col gap-5">
        <KeepOffline
          kind="remise"
          things={[
            {
              id,
              titre: `Colis ${villeDepart} → ${villeArrivee}`,
              lignes: [remise.annuleeLe ? 'Annulée' : ETAT_REMISE_LABELS[remise.etat]],
              codes: [
                { nom: 'Code de collecte', code: remise.collecte.code?.code ?? '' },
                { nom: 'Code de livraison', code: remise.livraison.code?.code ?? '' },
              ].filter(({ code }) => code !== ''),
            },
          ]}
        />
        {remise.modeTest && <TestNotice />}
        <WhatNext
          remise={remise}
          departs={{ le: reservation.dateDepart, timeZone: timezoneDepart }}
          arrives={reservation.dateArrivee}
          timeZone={timezoneArrivee}
        />
        <DisputePart remise={remise} />
        <CodeCard remise={remise} genre="collecte" timeZone={timezoneDepart} />
        <CodeCard remise={remise} genre="livraison" timeZone={timezoneArrivee} />
        <DeclarationPart remise={remise} timeZone={timezoneArrivee} />
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
        {sends && remise.actions.includes('liberer') && (
          <Words of={['payments/mouvement']}>
            <MoveButton id={id} move="POST /reservations/{id}/remise/bien">
              Les {formatEuros(remise.conserve)} conservés sont libérés pour le transporteur. Vérifiez le
              colis d’abord{'\u202f'}: vous ne pourrez plus revenir en arrière.
            </MoveButton>
          </Words>
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
        {annulation.possible && (
          <Words of={['reservations/annuler']}>
            <div>
              <CancelButton
                reservation={reservation}
                role={remise.role}
                leadsTo={
                  sends || !transportId
                    ? '/mes-reservations'
                    : `/transporteurs/${transportId._id}#${REQUESTS_ID}`
                }
              />
            </div>
          </Words>
        )}
      </div>
    </div>
  );
}

function toMissing(error: unknown): never {
  if (error instanceof AppError && (error.code === 'not_found' || error.code === 'conflict')) notFound();
  throw error;
}
