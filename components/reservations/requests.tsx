'use client';
import { useEffect, useId, useRef } from 'react';
import { useWords } from '#words';
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
  const words = useWords('reservations/demandes');
  const id = useId();
  const refresh = useRefresh();
  const { list, reload, readMore, replace } = useRequests(transportId);
  const section = useRef<HTMLElement>(null);
  // It comes after the page: who followed a link to it is still at the top.
  useEffect(() => {
    if (location.hash === `#${REQUESTS_ID}`) section.current?.scrollIntoView();
  }, []);
  const title =
    list.state === 'ready' ? words('titreCompte', { nombre: requestCount(list) }) : words('titre');
  return (
    <section ref={section} id={REQUESTS_ID} aria-labelledby={id} className="scroll-mt-24">
      <SectionHeader id={id} title={title} />
      {list.state === 'loading' && (
        <Loading>
          <RequestsWait />
        </Loading>
      )}
      {list.state === 'failed' && (
        <Notice tone="error" live title={words('illisible')}>
          <Button variant="secondary" size="small" className="mt-2" onClick={() => void reload()}>
            {words('reessayer')}
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
              {words('suiteIllisible')}
            </Notice>
          )}
          <Button
            variant="secondary"
            pending={list.more === 'loading'}
            pendingLabel={words('chargement')}
            onClick={() => void readMore()}
          >
            {words('plus')}
          </Button>
        </div>
      )}
    </section>
  );
}
