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
import { pageLangue, pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import { placesIn } from '@/lib/core/cities/names';
import { AppError } from '@/lib/core/errors';
import { pageIn } from '@/lib/core/letter/letter';
import { idParams } from '@/lib/core/schema';
import { formatEuros } from '@/lib/core/text/money';
import { codePath } from '@/lib/remises/labels';
import { getAnnulation } from '@/lib/remises/queries/annulation';
import { getRemise } from '@/lib/remises/queries/remise';
import { REQUESTS_ID } from '@/lib/reservations/labels';
import { getReservation } from '@/lib/reservations/queries';
import { actorOfPage } from '../../actor';

export const generateMetadata = (): Metadata => ({
  title: pageWords('remises/page')('nom'),
  referrer: 'no-referrer',
});

/** What its islands say. */
const ISLANDS = [
  'remises/saisie',
  'remises/declarer',
  'remises/desaccord',
  'remises/lien',
  'payments/mouvement',
  'reservations/annuler',
] as const;

/** A reservation's parcel, for its two people: the sender's codes and the recipient's link, or where the carrier enters them. */
export default async function RemisePage({ params }: PageProps<'/[langue]/remises/[id]'>) {
  const given = idParams.safeParse(await params);
  if (!given.success) notFound();
  const { id } = given.data;
  const actor = await actorOfPage();
  if (!actor) toLogin(codePath(id));
  const [reservation, remise, annulation] = await Promise.all([
    getReservation(actor, id).then((one) => placesIn(pageLangue(), one)),
    getRemise(actor, id),
    getAnnulation(actor, id),
  ]).catch(toMissing);
  const { villeDepart, villeArrivee, timezoneDepart, timezoneArrivee, transportId } = reservation;
  const sends = remise.role === 'demandeur';
  const departs = { timeZone: timezoneDepart, ville: villeDepart };
  const arrives = { timeZone: timezoneArrivee, ville: villeArrivee };
  const words = pageWords('remises/page');
  const etat = remise.annuleeLe ? words('annulee') : pageWords('remises/etat')(remise.etat);
  const titre = words('titre', { depart: villeDepart, arrivee: villeArrivee });
  return (
    <div className="wrap max-w-[720px]">
      <PageHeader title={titre} subtitle={words('etat', { etat })} />
      <Words of={ISLANDS}>
        <div className="flex flex-col gap-5">
          <KeepOffline
            kind="remise"
            ownerId={actor.id}
            things={[
              {
                id,
                titre,
                lignes: [etat],
                codes: [
                  { nom: words('codeCollecte'), code: remise.collecte.code?.code ?? '' },
                  { nom: words('codeLivraison'), code: remise.livraison.code?.code ?? '' },
                ].filter(({ code }) => code !== ''),
              },
            ]}
          />
          {remise.modeTest && <TestNotice />}
          <WhatNext
            remise={remise}
            departs={{ le: reservation.dateDepart, place: departs }}
            arrives={{ le: reservation.dateArrivee, place: arrives }}
          />
          <DisputePart remise={remise} />
          <CodeCard remise={remise} genre="collecte" place={departs} />
          <CodeCard remise={remise} genre="livraison" place={arrives} />
          <DeclarationPart remise={remise} place={arrives} />
          {sends && remise.actions.includes('partager') && !remise.livraison.faiteLe && (
            <Card className="flex flex-col gap-3">
              <h2 className="text-xl">{words('destinataire')}</h2>
              <p className="text-muted">{words('destinataireTexte')}</p>
              {/* Whoever is sent it most likely reads what its sender reads; the page offers them the others. */}
              <RecipientLink reservationId={id} lien={remise.lien && pageIn(words.langue, remise.lien)} />
            </Card>
          )}
          {sends && remise.actions.includes('liberer') && (
            <MoveButton id={id} move="POST /reservations/{id}/remise/bien">
              {words('liberer', { montant: formatEuros(remise.conserve, words.langue) })}
            </MoveButton>
          )}
          {remise.actions.includes('contester') && (
            <Card as="section">
              <details>
                <summary className="cursor-pointer font-semibold">{words('probleme')}</summary>
                <div className="mt-4">
                  <DisputeForm reservationId={id} />
                </div>
              </details>
            </Card>
          )}
          {annulation.possible && (
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
          )}
        </div>
      </Words>
    </div>
  );
}

function toMissing(error: unknown): never {
  if (error instanceof AppError && (error.code === 'not_found' || error.code === 'conflict')) notFound();
  throw error;
}
