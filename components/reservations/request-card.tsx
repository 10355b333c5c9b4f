'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { Avatar } from '@/components/images/avatar';
import { Arrow } from '@/components/ui/arrow';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { ProfileLink } from '@/components/users/profile-link';
import { formatEuros, formatKg } from '@/lib/core/text/money';
import { dePersonne } from '@/lib/core/text/text';
import { formatEtapeDate, formatLongDate } from '@/lib/core/text/time';
import { answerNote } from '@/lib/reservations/labels';
import type { ReservationView } from '@/lib/reservations/queries';
import type { ReservationAnswer } from '@/lib/reservations/schema';
import { displayName, EMAIL_UNCONFIRMED } from '@/lib/users/labels';
import { AnswerDialog } from './answer-dialog';
import { Fact, Facts, NamedDemande, StatusBadge, Written } from './facts';
import { RefuseAll } from './refuse-all';
import { RemiseLink } from './remise-link';

/** A request as the carrier sees it, with the two answers while it waits for one. */
export function RequestCard({
  request,
  waitingOfSame,
  onAnswered,
  onStale,
}: {
  request: ReservationView;
  /** How many requests of the same person wait on this trip. */
  waitingOfSame: number;
  onAnswered: (request: ReservationView) => void;
  /** What is shown is not true any more. */
  onStale: () => void;
}) {
  const [answer, setAnswer] = useState<ReservationAnswer['status'] | null>(null);
  const [tooLate, setTooLate] = useState('');
  const { userId: requester, status, commentaire } = request;
  const id = useId();
  const before = useRef(status);
  // The pressed button goes with the answer: the keyboard stays at its request.
  useEffect(() => {
    if (before.current !== status) document.getElementById(id)?.focus();
    before.current = status;
  }, [id, status]);
  const name = displayName(requester);
  return (
    <Card as="li" id={id} tabIndex={-1} className="space-y-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} seed={requester._id} src={requester.profileImage} />
        <div className="min-w-0 flex-1">
          <ProfileLink person={requester} className="font-semibold hover:underline">
            <bdi>{name}</bdi>
          </ProfileLink>
          {!requester.emailConfirme && <p className="text-saffron-text text-sm">{EMAIL_UNCONFIRMED}</p>}
          <p className="text-muted text-sm">
            <time dateTime={request.createdAt}>{formatLongDate(request.createdAt)}</time>
          </p>
        </div>
        <StatusBadge status={status} />
      </div>
      <div>
        <p className="font-bold font-display text-lg">
          {request.villeDepart}
          <Arrow />
          {request.villeArrivee}
        </p>
        <p className="text-muted">
          <time dateTime={request.dateDepart}>
            {formatEtapeDate(request.dateDepart, request.timezoneDepart)}
          </time>
        </p>
      </div>
      <Facts>
        <Fact term="Poids">{formatKg(request.poids)}</Fact>
        <Fact term="Prix proposé">{formatEuros(request.prix)}</Fact>
        {request.demandeId && (
          <Fact term="Pour le besoin">
            <NamedDemande demande={request.demandeId} />
          </Fact>
        )}
      </Facts>
      <Written label="Description">{request.description}</Written>
      {commentaire &&
        (request.statutPar === 'delai' ? (
          <p className="text-muted">{commentaire}</p>
        ) : (
          <Written label="Votre commentaire">{commentaire}</Written>
        ))}
      {status === 'en_attente' && <p className="text-muted text-sm">{answerNote(request, 'transporteur')}</p>}
      {status === 'confirmee' && (
        <div>
          <RemiseLink reservationId={request._id}>Remise du colis</RemiseLink>
        </div>
      )}
      {tooLate && (
        <Notice tone="warning" live>
          {tooLate}
        </Notice>
      )}
      {status === 'en_attente' && (
        <div className="flex flex-wrap gap-3 max-sm:[&>*]:grow">
          <Button
            icon="check"
            aria-label={`Confirmer la demande ${dePersonne(name)}`}
            onClick={() => setAnswer('confirmee')}
          >
            Confirmer
          </Button>
          <Button
            variant="secondary"
            aria-label={`Refuser la demande ${dePersonne(name)}`}
            onClick={() => setAnswer('refusee')}
          >
            Refuser
          </Button>
          {waitingOfSame > 1 && request.transportId && (
            <RefuseAll
              transportId={request.transportId._id}
              requester={requester}
              waiting={waitingOfSame}
              onRefused={onStale}
            />
          )}
        </div>
      )}
      <AnswerDialog
        request={request}
        answer={answer}
        onClose={() => setAnswer(null)}
        onAnswered={(answered) => {
          setTooLate('');
          onAnswered(answered);
          toast({
            title: answered.status === 'confirmee' ? 'Réservation confirmée' : 'Réservation refusée',
          });
        }}
        onTooLate={(message) => {
          setTooLate(message);
          onStale();
        }}
      />
    </Card>
  );
}
