import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BackLink } from '@/components/page/back-link';
import { Amounts } from '@/components/payments/amounts';
import { BackFromProvider } from '@/components/payments/back-from-provider';
import { EtatBadge } from '@/components/payments/etat-badge';
import { Follow } from '@/components/payments/follow';
import { MoveButton } from '@/components/payments/move-button';
import { Papers } from '@/components/payments/papers';
import { PayForm } from '@/components/payments/pay-form';
import { Story } from '@/components/payments/story';
import { TestNotice } from '@/components/payments/test-notice';
import { PaidThing } from '@/components/payments/thing';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { EmailToConfirm } from '@/components/users/identity/email-to-confirm';
import { formatEuros } from '@/lib/core/text/money';
import { dePersonne } from '@/lib/core/text/text';
import { formatEtapeDate } from '@/lib/core/text/time';
import { nextForAsker, nextForPayer } from '@/lib/payments/labels';
import type { EtatPayment } from '@/lib/payments/schema';
import { meView } from '@/lib/users/queries/view';
import { readPayment } from './read';

type Props = PageProps<'/[langue]/payments/[id]'>;

const titleOf = (pays: boolean, name: string) =>
  pays ? `Paiement à ${name}` : `Paiement ${dePersonne(name)}`;

/** As long as money is held its parcel decides of it: the way there. */
const FOLLOWED: Partial<Record<EtatPayment, string>> = {
  held: 'Suivre le colis',
  disputed: 'Régler le désaccord',
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await readPayment((await params).id);
  return { title: read ? titleOf(read.pays, read.name) : 'Paiement introuvable' };
}

export default async function PaymentPage({ params, searchParams }: Props) {
  const read = await readPayment((await params).id);
  if (!read) notFound();
  const { actor, payment, pays, name } = read;
  const { _id, etat, amount, description, modeTest, gele, perdu, conversationId, reservationId } = payment;
  const me = await meView(actor);
  const { timezone } = me.preferences;
  const unconfirmed = me.verifications.email ? null : me.email;
  const { suite, retour } = await searchParams;
  const until = formatEtapeDate(payment.expireLe, timezone);
  const waits = etat === 'pending';
  const empty = etat === 'failed' || etat === 'withdrawn' || etat === 'lapsed';
  return (
    <div className="wrap max-w-[980px] pt-4 pb-12">
      <Follow conversationIds={[conversationId]} />
      <BackLink href="/payments">Mes paiements</BackLink>
      <header className="pt-2 pb-5">
        <h1 className="text-2xl sm:text-3xl">{titleOf(pays, name)}</h1>
        <p dir="auto" className="mt-1.5 text-muted [overflow-wrap:anywhere]">
          {description}
        </p>
      </header>
      {modeTest && <TestNotice className="mb-5" />}
      {gele && (
        <Notice tone="warning" title="Paiement gelé" className="mb-5">
          {perdu
            ? 'La banque a rendu la somme à qui a payé. Ce qui a été versé est repris, un désaccord ouvert se règle d’abord.'
            : 'La banque de qui a payé conteste ce paiement. Rien n’en part, ni pour l’un ni pour l’autre, avant sa réponse.'}
        </Notice>
      )}
      {suite === 'refus' && (
        <Notice tone="warning" className="mb-5">
          Cela n’a pas été enregistré. Voici où en est ce paiement.
        </Notice>
      )}
      {retour === 'prestataire' && waits && (
        <Notice className="mb-5">
          <BackFromProvider id={_id} />
          Le prestataire nous confirme votre paiement&#8239;: cette page se met à jour d’elle-même.
        </Notice>
      )}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <Card as="section" aria-label="Montant" className="lg:order-2">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
            <p className="font-bold font-display text-2xl tabular-nums tracking-[-0.015em]">
              {formatEuros(amount)}
            </p>
            <EtatBadge etat={etat} />
          </div>
          {!empty && <Amounts {...{ payment, pays, name }} />}
          <div className="mt-5 space-y-3 empty:hidden">
            {waits && pays && unconfirmed && (
              <EmailToConfirm email={unconfirmed} why="Vous pourrez payer dès que vous l’aurez ouvert." />
            )}
            {waits && pays && !unconfirmed && (
              <>
                <PayForm id={_id} />
                <p className="text-center text-muted text-sm">
                  Votre paiement est conservé jusqu’à la livraison.
                </p>
              </>
            )}
            {waits && !pays && (
              <MoveButton id={_id} move="POST /payments/{id}/withdraw">
                {name} ne pourra plus payer cette demande.
              </MoveButton>
            )}
            {etat === 'held' && pays && !gele && (
              <MoveButton id={_id} move="POST /payments/{id}/release">
                {name} reçoit {formatEuros(payment.net)}. Vérifiez le colis d’abord&#8239;: vous ne pourrez
                plus revenir en arrière.
              </MoveButton>
            )}
            {reservationId && FOLLOWED[etat] && (
              <LinkButton
                full
                variant={etat === 'disputed' ? 'primary' : 'secondary'}
                href={`/remises/${reservationId}`}
              >
                {FOLLOWED[etat]}
              </LinkButton>
            )}
            <LinkButton full variant="secondary" icon="message" href={`/messagerie/${conversationId}`}>
              Ouvrir la conversation
            </LinkButton>
          </div>
        </Card>
        <div className="space-y-5">
          <Card as="section" aria-labelledby="suite">
            <h2 id="suite" className="mb-4 text-xl">
              Où en est ce paiement
            </h2>
            <Story
              payment={payment}
              next={(pays ? nextForPayer : nextForAsker)(payment, name, until)}
              timeZone={timezone}
            />
          </Card>
          <Card as="section" aria-labelledby="quoi">
            <h2 id="quoi" className="mb-4 text-xl">
              De quoi il s’agit
            </h2>
            <PaidThing payment={payment} />
          </Card>
          <Papers payment={payment} timeZone={timezone} />
        </div>
      </div>
    </div>
  );
}
