'use client';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useWords } from '#words';
import { Button } from '@/components/ui/button';
import type { TransportView } from '@/lib/transports/queries/view';
import { MAX_ETAPES, type TransportFormValues } from '@/lib/transports/schema';
import { RouteLine } from './route-line';
import { TransportFormEtape } from './transport-form-etape';
import { datesStay, newEtape, withBooked } from './transport-form-values';

/** What a refusal says of fields, by their names. */
export type Refused = { fields?: Record<string, string> };

/** The ordered stops of the trip form: departure, what lies between, arrival. */
export function TransportFormEtapes({
  transport,
  refused,
}: {
  transport: TransportView | undefined;
  /** Why the server did not take the form; a new object each time. */
  refused: Refused | undefined;
}) {
  const words = useWords('transports/formulaire');
  const { control, getValues, setValue } = useFormContext<TransportFormValues>();
  const { fields, insert, remove, replace, swap } = useFieldArray({ control, name: 'etapes' });
  const [said, setSaid] = useState('');
  const adding = useRef<HTMLButtonElement>(null);
  const last = fields.length - 1;

  useEffect(() => {
    const next = refused && withBooked(getValues('etapes'), transport, refused.fields);
    if (!next) return;
    replace(next);
    setSaid(words('retour'));
  }, [refused, transport, getValues, replace, words]);

  function add() {
    insert(last, newEtape(), { focusName: `etapes.${last}.ville` });
    setSaid(words('ajoutee', { rang: last + 1 }));
  }

  function drop(position: number) {
    // The button may move to another stop: it is focused where it is afterwards.
    flushSync(() => remove(position));
    setSaid(words('retiree', { rang: position + 1 }));
    adding.current?.focus();
  }

  function move(position: number, by: -1 | 1) {
    const upper = Math.min(position, position + by);
    const [first, second] = getValues([`etapes.${upper}.date`, `etapes.${upper + 1}.date`]);
    swap(upper, upper + 1);
    if (datesStay(first, second)) {
      setValue(`etapes.${upper}.date`, first, { shouldDirty: true });
      setValue(`etapes.${upper + 1}.date`, second, { shouldDirty: true });
    }
    setSaid(words('deplacee', { rang: position + by + 1, total: fields.length }));
  }

  const line = fields.map((field) => ({ _id: field.id, ville: '', capacite: 0, libre: 0 }));
  return (
    <section aria-labelledby="trajet-titre">
      <h3 id="trajet-titre" className="mb-3 text-lg">
        {words('trajet')}
      </h3>
      <RouteLine
        orientation="vertical"
        etapes={line}
        renderEtape={(_, position) => (
          <TransportFormEtape
            position={position}
            count={fields.length}
            onMove={(by) => move(position, by)}
            onRemove={() => drop(position)}
          >
            {position === last - 1 && (
              <Button
                ref={adding}
                variant="secondary"
                size="small"
                icon="plus"
                className="mt-5"
                disabled={fields.length >= MAX_ETAPES}
                onClick={add}
              >
                {words('ajouter')}
              </Button>
            )}
          </TransportFormEtape>
        )}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}
