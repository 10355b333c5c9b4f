'use client';
import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useLangue, useWords } from '#words';
import { RouteLine } from '@/components/transports/route-line';
import { formatLongDateTime } from '@/lib/core/text/time';
import type { EtapeView, TransportView } from '@/lib/transports/queries/view';
import type { LegPositions } from '@/lib/transports/rules';
import { CapacityGauge } from './capacity-gauge';
import { EtapeSelect } from './etape-select';
import { arrivalOptions, chosenLeg, departureOptions } from './legs';

/** Which part of the trip: departure, then arrival, what follows from them (dates, room left), and the route drawn. */
export function LegFields({
  transport,
  legs,
  initial,
  refusals,
}: {
  transport: TransportView;
  legs: LegPositions[];
  initial: LegPositions | null;
  /** The server's, counted: after each the room left is read again. */
  refusals: number;
}) {
  const words = useWords('reservations/formulaire');
  const { etapes } = transport;
  const { setValue, clearErrors } = useFormContext();
  const [departId, setDepartId] = useState(() => (initial && etapes[initial.depart]?._id) || '');
  const [arriveeId, setArriveeId] = useState(() => (initial && etapes[initial.arrivee]?._id) || '');
  const depart = etapes.findIndex((etape) => etape._id === departId);
  const leg = chosenLeg(etapes, legs, departId, arriveeId);
  const from = etapes[depart];
  const to = leg ? etapes[leg.arrivee] : undefined;

  const [villeDepart, villeArrivee] = [from?.ville ?? '', to?.ville ?? ''];
  const [dateDepart, dateArrivee] = [from?.date, to?.date];
  useEffect(() => {
    setValue('villeDepart', villeDepart, { shouldDirty: true });
    setValue('villeArrivee', villeArrivee, { shouldDirty: true });
    setValue('dateDepart', dateDepart);
    setValue('dateArrivee', dateArrivee);
    clearErrors(['villeDepart', 'villeArrivee']);
  }, [villeDepart, villeArrivee, dateDepart, dateArrivee, setValue, clearErrors]);

  return (
    <>
      <RouteLine etapes={etapes} {...(leg ? { leg } : {})} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <EtapeSelect
          name="villeDepart"
          label={words('villeDepart')}
          placeholder={words('choisissez')}
          options={departureOptions(words, etapes, legs)}
          value={from ? departId : ''}
          onChoose={(id) => {
            setDepartId(id);
            setArriveeId('');
          }}
        />
        <EtapeSelect
          name="villeArrivee"
          label={words('villeArrivee')}
          placeholder={words(from ? 'choisissez' : 'departDabord')}
          options={from ? arrivalOptions(words, etapes, legs, depart) : []}
          value={leg ? arriveeId : ''}
          onChoose={setArriveeId}
          disabled={!from}
          quiet={!from}
        />
      </div>
      {leg && from && to && (
        <div className="animate-appear space-y-4 rounded-control bg-ground p-4">
          <dl className="grid gap-x-4 gap-y-3 sm:grid-cols-2">
            <LegDate term={words('dateDepart')} etape={from} />
            <LegDate term={words('dateArrivee')} etape={to} />
          </dl>
          <CapacityGauge {...{ transport, leg }} round={refusals} />
        </div>
      )}
    </>
  );
}

function LegDate({ term, etape }: { term: string; etape: EtapeView }) {
  const langue = useLangue();
  return (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="font-medium">
        <time dateTime={etape.date}>
          {formatLongDateTime(etape.date, etape.timezone, etape.ville, langue)}
        </time>
      </dd>
    </div>
  );
}
