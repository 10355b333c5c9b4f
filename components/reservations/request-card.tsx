'use client';
import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '#words';
import { Avatar } from '@/components/images/avatar';
import { Arrow } from '@/components/ui/arrow';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { ProfileLink } from '@/components/users/profile-link';
import { formatEuros, formatKg } from '@/lib/core/text/money';
import { ofPerson } from '@/lib/core/text/text';
import { formatEtapeDate, formatLongDate } from '@/lib/core/text/time';
import { answerEnd } from '@/lib/reservations/labels';
import type { ReservationView } from '@/lib/reservations/queries';
import type { ReservationAnswer } from '@/lib/reservations/schema';
import { displayName } from '@/lib/users/labels';
import { AnswerDialog } from './answer-dialog';
import { Fact, Facts, lapsedWords, NamedDemande, Written } from './facts';
import { RefuseAll } from './refuse-all';
import { RemiseLink } from './remise-link';
import { StatusBadge } from './status-badge';

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
  const words = useWords('reservations/demandes');
  const facts = useWords('reservations/faits');
  const people = useWords('users/personne');
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
  const name = displayName(requester, words.langue);
  return (
    <Card as="li" id={id} tabIndex={-1} className="space-y-4">
      <div className="flex items-start gap-3">
        <Avatar name={name} seed={requester._id} src={requester.profileImage} />
        <div className="min-w-0 flex-1">
          <ProfileLink person={requester} className="font-semibold hover:underline">
            <bdi>{name}</bdi>
          </ProfileLink>
          {!requester.emailConfirme && (
            <p className="text-saffron-text text-sm">{people('emailNonConfirme')}</p>
          )}
          <p className="text-muted text-sm">
            <time dateTime={request.createdAt}>
              {formatLongDate(request.createdAt, undefined, words.langue)}
            </time>
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
            {formatEtapeDate(request.dateDepart, request.timezoneDepart, words.langue)}
          </time>
        </p>
      </div>
      <Facts>
        <Fact term={facts('poids')}>{formatKg(request.poids, words.langue)}</Fact>
        <Fact term={facts('prix')}>{formatEuros(request.prix, words.langue)}</Fact>
        {request.demandeId && (
          <Fact term={facts('besoin')}>
            <NamedDemande demande={request.demandeId} />
          </Fact>
        )}
      </Facts>
      <Written label={facts('description')}>{request.description}</Written>
      {commentaire &&
        (request.statutPar === 'delai' ? (
          <p className="text-muted">{lapsedWords(facts, commentaire)}</p>
        ) : (
          <Written label={words('commentaire')}>{commentaire}</Written>
        ))}
      {status === 'en_attente' && (
        <p className="text-muted text-sm">{words('repondez', { fin: answerEnd(request, words.langue) })}</p>
      )}
      {status === 'confirmee' && (
        <div>
          <RemiseLink reservationId={request._id}>{words('remise')}</RemiseLink>
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
            aria-label={words('confirmerDe', { deQui: ofPerson(name) })}
            onClick={() => setAnswer('confirmee')}
          >
            {words('confirmer')}
          </Button>
          <Button
            variant="secondary"
            aria-label={words('refuserDe', { deQui: ofPerson(name) })}
            onClick={() => setAnswer('refusee')}
          >
            {words('refuser')}
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
            title: words(answered.status === 'confirmee' ? 'confirmee' : 'refusee'),
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
