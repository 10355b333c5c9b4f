'use client';
import { useState } from 'react';
import { useAddresses, useWords } from '#words';
import { AnswerDialog } from '@/components/reservations/answer-dialog';
import { StatusBadge } from '@/components/reservations/status-badge';
import { Arrow } from '@/components/ui/arrow';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { useCovered } from '@/components/words/covered';
import { horaireOf, quoteOf } from '@/lib/conversations/labels';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import type { MessageView } from '@/lib/conversations/queries/messages';
import { formatEuros, formatKg } from '@/lib/core/text/money';
import { formatEtapeDate } from '@/lib/core/text/time';
import { codePath } from '@/lib/remises/labels';
import type { ReservationAnswer } from '@/lib/reservations/schema';
import { readMessages } from './calls';
import { otherOf } from './conversation-words';
import { MessageTime } from './message-time';
import { useMessages } from './messages-context';

type Evenement = NonNullable<MessageView['evenement']>;

const LOOKS: Record<Evenement['type'], [icon: IconName, colours: string]> = {
  reservation_demandee: ['bag', 'bg-saffron-tint text-saffron-text'],
  reservation_confirmee: ['check', 'bg-palm-tint text-palm'],
  reservation_refusee: ['close', 'bg-clay-tint text-clay'],
  reservation_annulee: ['close', 'bg-clay-tint text-clay'],
  reservation_expiree: ['clock', 'bg-clay-tint text-clay'],
  etape_deplacee: ['calendar', 'bg-teal-tint text-teal'],
  colis_collecte: ['bag', 'bg-teal-tint text-teal'],
  colis_livre: ['check', 'bg-palm-tint text-palm'],
  livraison_declaree: ['clock', 'bg-saffron-tint text-saffron-text'],
  remise_avant_annulation: ['alert', 'bg-saffron-tint text-saffron-text'],
  paiement_libere: ['check', 'bg-palm-tint text-palm'],
  litige_ouvert: ['close', 'bg-clay-tint text-clay'],
  litige_accorde: ['check', 'bg-palm-tint text-palm'],
  litige_tranche: ['check', 'bg-teal-tint text-teal'],
};

/** What happened to the deal, as a line of its own; the carrier answers a request that waits right here. */
export function EvenementLine({
  message,
  conversation,
  onAnswered,
}: {
  message: MessageView;
  conversation: ConversationView;
  onAnswered: (items: readonly MessageView[]) => void;
}) {
  const words = useWords('messagerie/fil');
  const dit = useWords('messagerie/dit');
  const covered = useCovered();
  const inLangue = useAddresses();
  const { me } = useMessages();
  const { evenement, sender, createdAt, ordre } = message;
  if (!evenement) return null;
  const { type, transportId, villeDepart, villeArrivee, dateDepart, timezoneDepart, statut } = evenement;
  const [icon, colours] = LOOKS[type];
  const quote = quoteOf(evenement);
  const asked = type === 'reservation_demandee';
  const waits = asked && statut === 'en_attente';
  const followed =
    type === 'remise_avant_annulation' || (statut === 'confirmee' && !asked && !evenement.etape);
  const moved = type === 'etape_deplacee' && evenement.etape;
  const place = (
    <>
      <bdi>{villeDepart}</bdi>
      <Arrow />
      <bdi>{villeArrivee}</bdi>
    </>
  );
  return (
    <article
      data-said
      aria-label={dit(type)}
      className="mx-auto my-4 w-full max-w-md scroll-my-4 rounded-card border border-line bg-surface px-4 py-3 text-center text-sm"
    >
      <p className="flex flex-wrap items-center justify-center gap-2">
        <span className={cx('inline-flex size-7 items-center justify-center rounded-full', colours)}>
          <Icon name={icon} size={16} />
        </span>
        <strong className="font-bold">{dit(type)}</strong>
        {waits && <StatusBadge status="en_attente" />}
      </p>
      <p className="mt-1.5 font-display font-bold text-lg">
        {transportId ? (
          <Link
            data-with-said
            href={`/transporteurs/${transportId}`}
            className="rounded-badge hover:underline"
          >
            {place}
          </Link>
        ) : (
          place
        )}
      </p>
      <p className="text-muted">
        {moved
          ? dit('horaire', horaireOf(moved, dit.langue))
          : dit('details', {
              poids: formatKg(evenement.poids, dit.langue),
              prix: formatEuros(evenement.prix, dit.langue),
              date: formatEtapeDate(dateDepart, timezoneDepart, dit.langue),
            })}
      </p>
      {quote && (
        <p dir="auto" className="mt-1.5 whitespace-pre-wrap">
          {words('citation', { mots: covered(quote) })}
        </p>
      )}
      {followed && evenement.reservationId && (
        <p className="mt-3">
          {/* It loads the page anew: only a document of that address may use the camera. */}
          <a
            data-with-said
            href={inLangue(codePath(evenement.reservationId))}
            className="rounded-badge font-semibold text-majorelle hover:underline"
          >
            {words('suivre')}
          </a>
        </p>
      )}
      {waits && sender?._id !== me._id && (
        <Answers
          evenement={evenement}
          requester={sender ?? otherOf(conversation)}
          onAnswered={async () => {
            const page = await readMessages(conversation._id, { limit: 100, apres: ordre - 1 });
            if (page) onAnswered(page.items);
          }}
        />
      )}
      <p className="mt-1.5 text-muted text-xs">
        <MessageTime at={createdAt} />
      </p>
    </article>
  );
}

function Answers({
  evenement: { reservationId, poids, prix, villeDepart, villeArrivee },
  requester,
  onAnswered,
}: {
  evenement: Evenement;
  requester: { firstName: string; lastName: string; companyName: string | null };
  onAnswered: () => void;
}) {
  const words = useWords('messagerie/fil');
  const [answer, setAnswer] = useState<ReservationAnswer['status'] | null>(null);
  const [tooLate, setTooLate] = useState('');
  if (!reservationId) return null;
  return (
    <>
      {tooLate && (
        <Notice tone="warning" live className="mt-3 text-start">
          {tooLate}
        </Notice>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-2.5 max-sm:[&>*]:grow">
        <Button size="small" icon="check" onClick={() => setAnswer('confirmee')}>
          {words('confirmer')}
        </Button>
        <Button size="small" variant="secondary" onClick={() => setAnswer('refusee')}>
          {words('refuser')}
        </Button>
      </div>
      <AnswerDialog
        request={{ _id: reservationId, poids, prix, villeDepart, villeArrivee, userId: requester }}
        answer={answer}
        onClose={() => setAnswer(null)}
        onAnswered={onAnswered}
        onTooLate={(message) => {
          setTooLate(message);
          onAnswered();
        }}
      />
    </>
  );
}
