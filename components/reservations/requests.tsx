'use client';
import { useEffect, useId, useRef } from 'react';
import { useRefresh } from '@/components/owned/use-refresh';
import { SectionHeader } from '@/components/page/section-header';
import { refreshMe } from '@/components/session/me';
import { Button } from '@/components/ui/button';
import { Loading } from '@/components/ui/loading';
import { Notice } from '@/components/ui/notice';
import { REQUESTS_ID } from '@/lib/reservations/labels';
import { RequestCard } from './request-card';
import { NoRequest, RequestsWait } from './requests-room';
import { requestCount, useRequests, waitingOf } from './use-requests';

/** The section of a trip's page where its owner answers. */
export function Requests({ transportId }: { transportId: string }) {
  const id = useId();
  const refresh = useRefresh();
  const { list, reload, readMore, replace } = useRequests(transportId);
  const section = useRef<HTMLElement>(null);
  // It comes after the page: who followed a link to it is still at the top.
  useEffect(() => {
    if (location.hash === `#${REQUESTS_ID}`) section.current?.scrollIntoView();
  }, []);
  const count = list.state === 'ready' ? ` (${requestCount(list)})` : '';
  return (
    <section ref={section} id={REQUESTS_ID} aria-labelledby={id} className="scroll-mt-24">
      <SectionHeader id={id} title={`Demandes de réservation${count}`} />
      {list.state === 'loading' && (
        <Loading>
          <RequestsWait />
        </Loading>
      )}
      {list.state === 'failed' && (
        <Notice tone="error" live title="Les demandes n’ont pas pu être lues.">
          <Button variant="secondary" size="small" className="mt-2" onClick={() => void reload()}>
            Réessayer
          </Button>
        </Notice>
      )}
      {list.state === 'ready' && list.items.length === 0 && <NoRequest />}
      <ul className="space-y-4">
        {list.items.map((request) => (
          <RequestCard
            key={request._id}
            request={request}
            waitingOfSame={waitingOf(list.items, request.userId._id)}
            onAnswered={(answered) => {
              replace(answered);
              void refreshMe();
              // A refusal gives kilograms back: the page's figures change.
              refresh();
            }}
            onStale={() => {
              void refreshMe();
              void reload();
              refresh();
            }}
          />
        ))}
      </ul>
      {list.nextCursor && (
        <div className="mt-6 flex flex-col items-center gap-3">
          {list.more === 'failed' && (
            <Notice tone="error" live>
              La suite n’a pas pu être lue. Réessayez.
            </Notice>
          )}
          <Button
            variant="secondary"
            pending={list.more === 'loading'}
            pendingLabel="Chargement..."
            onClick={() => void readMore()}
          >
            Voir plus
          </Button>
        </div>
      )}
    </section>
  );
}
