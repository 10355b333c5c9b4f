'use client';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { MAX_ETAPES, type TransportFormValues } from '@/lib/transports/schema';
import { RouteLine } from './route-line';
import { TransportFormEtape } from './transport-form-etape';
import { datesStay, newEtape } from './transport-form-values';

/** The ordered stops of the trip form: departure, what lies between, arrival. */
export function TransportFormEtapes() {
  const { control, getValues, setValue } = useFormContext<TransportFormValues>();
  const { fields, insert, remove, swap } = useFieldArray({ control, name: 'etapes' });
  const [said, setSaid] = useState('');
  const adding = useRef<HTMLButtonElement>(null);
  const last = fields.length - 1;

  function add() {
    insert(last, newEtape(), { focusName: `etapes.${last}.ville` });
    setSaid(`Étape ${last + 1} ajoutée avant l’arrivée.`);
  }

  function drop(position: number) {
    // The button may move to another stop: it is focused where it is afterwards.
    flushSync(() => remove(position));
    setSaid(`Étape ${position + 1} retirée.`);
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
    setSaid(`L’étape est maintenant la ${position + by + 1}e sur ${fields.length}.`);
  }

  const line = fields.map((field) => ({ _id: field.id, ville: '', capacite: 0, libre: 0 }));
  return (
    <section aria-labelledby="trajet-titre">
      <h3 id="trajet-titre" className="mb-3 text-lg">
        Trajet
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
                Ajouter une étape
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
