import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BackLink } from '@/components/page/back-link';
import { Amounts } from '@/components/payments/amounts';
import { BackFromProvider } from '@/components/payments/back-from-provider';
import { EtatBadge } from '@/components/payments/etat-badge';
import { Follow } from '@/components/payments/follow';
import { MoveButton } from '@/components/payments/move-button';
import { nextForAsker, nextForPayer } from '@/components/payments/next';
import { Papers } from '@/components/payments/papers';
import { PayForm } from '@/components/payments/pay-form';
import { Story } from '@/components/payments/story';
import { TestNotice } from '@/components/payments/test-notice';
import { PaidThing } from '@/components/payments/thing';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { EmailToConfirm } from '@/components/users/identity/email-to-confirm';
import { Covered } from '@/components/words/covered';
import { pageWords } from '@/components/words/server';
import { Words } from '@/components/words/words';
import type { Words as WordsOf } from '@/components/words/words-of';
import { formatEuros } from '@/lib/core/text/money';
import { ofPerson } from '@/lib/core/text/text';
import { formatEtapeDate } from '@/lib/core/text/time';
import type { EtatPayment } from '@/lib/payments/schema';
import { meView } from '@/lib/users/queries/view';
import { readPayment } from './read';

type Props = PageProps<'/[langue]/payments/[id]'>;

const titleOf = (words: WordsOf<'payments/detail'>, pays: boolean, name: string) =>
  pays ? words('titreA', { nom: name }) : words('titreDe', { deQui: ofPerson(name) });

/** As long as money is held its parcel decides of it: the way there. */
const FOLLOWED: Partial<Record<EtatPayment, 'suivre' | 'regler'>> = { held: 'suivre', disputed: 'regler' };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const read = await readPayment((await params).id);
  const words = pageWords('payments/detail');
  return { title: read ? titleOf(words, read.pays, read.name) : words('introuvable') };
}

export default async function PaymentPage({ params, searchParams }: Props) {
  const read = await readPayment((await params).id);
  if (!read) notFound();
  const words = pageWords('payments/detail');
  const { langue } = words;
  const { actor, payment, pays, name } = read;
  const { _id, etat, amount, description, modeTest, gele, perdu, conversationId, reservationId } = payment;
  const me = await meView(actor);
  const { timezone } = me.preferences;
  const unconfirmed = me.verifications.email ? null : me.email;
  const { suite, retour } = await searchParams;
  const until = formatEtapeDate(payment.expireLe, timezone, langue);
  const waits = etat === 'pending';
  const followed = FOLLOWED[etat];
  const empty = etat === 'failed' || etat === 'withdrawn' || etat === 'lapsed';
  return (
    <div className="wrap max-w-[980px] pt-4 pb-12">
      <Follow conversationIds={[conversationId]} />
      <BackLink href="/payments">{words('miens')}</BackLink>
      <header className="pt-2 pb-5">
        <h1 className="text-2xl sm:text-3xl">{titleOf(words, pays, name)}</h1>
        <p dir="auto" className="aligned mt-1.5 text-muted [overflow-wrap:anywhere]">
          <Covered>{description}</Covered>
        </p>
      </header>
      {modeTest && <TestNotice className="mb-5" />}
      {gele && (
        <Notice tone="warning" title={words('gele')} className="mb-5">
          {words(perdu ? 'perdu' : 'conteste')}
        </Notice>
      )}
      {suite === 'refus' && (
        <Notice tone="warning" className="mb-5">
          {words('nonEnregistre')}
        </Notice>
      )}
      {retour === 'prestataire' && waits && (
        <Notice className="mb-5">
          <BackFromProvider id={_id} />
          {words('confirme')}
        </Notice>
      )}
      <div className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
        <Card as="section" aria-label={words('montant')} className="lg:order-2">
          <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
            <p className="font-bold font-display text-2xl tabular-nums tracking-[-0.015em]">
              {formatEuros(amount, langue)}
            </p>
            <EtatBadge etat={etat} />
          </div>
          {!empty && <Amounts {...{ payment, pays, name }} />}
          <div className="mt-5 space-y-3 empty:hidden">
            {waits && pays && unconfirmed && (
              <Words of={['users/emailAConfirmer']}>
                <EmailToConfirm email={unconfirmed} why={words('emailDabord')} />
              </Words>
            )}
            {waits && pays && !unconfirmed && (
              <>
                <Words of={['payments/payer']}>
                  <PayForm id={_id} />
                </Words>
                <p className="text-center text-muted text-sm">{words('conserve')}</p>
              </>
            )}
            {waits && !pays && (
              <Words of={['payments/mouvement']}>
                <MoveButton id={_id} move="POST /payments/{id}/withdraw">
                  {words('retirer', { nom: name })}
                </MoveButton>
              </Words>
            )}
            {etat === 'held' && pays && !gele && (
              <Words of={['payments/mouvement']}>
                <MoveButton id={_id} move="POST /payments/{id}/release">
                  {words('liberer', { nom: name, net: formatEuros(payment.net, langue) })}
                </MoveButton>
              </Words>
            )}
            {reservationId && followed && (
              <LinkButton
                full
                variant={etat === 'disputed' ? 'primary' : 'secondary'}
                href={`/remises/${reservationId}`}
              >
                {words(followed)}
              </LinkButton>
            )}
            <LinkButton full variant="secondary" icon="message" href={`/messagerie/${conversationId}`}>
              {words('conversation')}
            </LinkButton>
          </div>
        </Card>
        <div className="space-y-5">
          <Card as="section" aria-labelledby="suite">
            <h2 id="suite" className="mb-4 text-xl">
              {words('ouEnEst')}
            </h2>
            <Story
              payment={payment}
              next={pays ? nextForPayer(payment, name, until) : nextForAsker(payment, name, until)}
              timeZone={timezone}
            />
          </Card>
          <Card as="section" aria-labelledby="quoi">
            <h2 id="quoi" className="mb-4 text-xl">
              {words('deQuoi')}
            </h2>
            <PaidThing payment={payment} />
          </Card>
          <Papers payment={payment} timeZone={timezone} />
        </div>
      </div>
    </div>
  );
}
