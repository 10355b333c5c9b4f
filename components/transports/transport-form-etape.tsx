'use client';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { useWords } from '#words';
import { CityField } from '@/components/form/city-field';
import { DateTimeField } from '@/components/form/date-time-field';
import { CheckBox } from '@/components/ui/check-box';
import { FieldNotes } from '@/components/ui/field-shell';
import { IconButton } from '@/components/ui/icon-button';
import type { Words } from '@/components/words/words-of';

type Names = { title: string; ville: string; date: string; heure: string };

function namesOf(words: Words<'transports/formulaire'>, position: number, last: number): Names {
  if (position === 0)
    return {
      title: words('depart'),
      ville: words('villeDepart'),
      date: words('dateDepart'),
      heure: words('heureDepart'),
    };
  if (position === last)
    return {
      title: words('arrivee'),
      ville: words('villeArrivee'),
      date: words('dateArrivee'),
      heure: words('heureArrivee'),
    };
  const rang = position + 1;
  return {
    title: words('etape', { rang }),
    ville: words('villeEtape', { rang }),
    date: words('dateEtape', { rang }),
    heure: words('heureEtape', { rang }),
  };
}

/** One stop of the trip form. `children` stand under it, before the next one. */
export function TransportFormEtape({
  position,
  count,
  onMove,
  onRemove,
  children,
}: {
  position: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  children?: ReactNode;
}) {
  const words = useWords('transports/formulaire');
  const last = count - 1;
  const end = position === 0 || position === last;
  const { title, ville, date, heure } = namesOf(words, position, last);
  const rang = position + 1;
  const name = `etapes.${position}`;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{title}</legend>
      <div className="-mt-2 flex min-h-11 items-center gap-1">
        <p aria-hidden="true" className="grow font-bold font-display text-lg">
          {title}
        </p>
        {!end && (
          <>
            <MoveButton label={words('monter', { rang })} by={-1} free={position > 1} onMove={onMove} />
            <MoveButton
              label={words('descendre', { rang })}
              by={1}
              free={position < last - 1}
              onMove={onMove}
            />
            <IconButton icon="trash" tone="danger" label={words('retirer', { rang })} onClick={onRemove} />
          </>
        )}
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_17.5rem]">
        <CityField name={`${name}.ville`} label={ville} required placeholder={words('exempleVille')} />
        <DateTimeField name={`${name}.date`} label={date} timeLabel={heure} required />
      </div>
      {end ? (
        <FixedTicks collecte={position === 0} />
      ) : (
        <Ticks name={`${name}.actions`} position={position} />
      )}
      {children}
    </fieldset>
  );
}

/** Stays focusable at the end of its way, so that the keyboard does not lose its place. */
function MoveButton({
  label,
  by,
  free,
  onMove,
}: {
  label: string;
  by: -1 | 1;
  free: boolean;
  onMove: (by: -1 | 1) => void;
}) {
  return (
    <IconButton
      icon="chevron-down"
      label={label}
      aria-disabled={!free}
      onClick={() => free && onMove(by)}
      className={`${by < 0 ? 'rotate-180' : ''} ${free ? '' : 'cursor-not-allowed opacity-40'}`}
    />
  );
}

/** The first stop only collects, the last only deposits (docs/rules.md). */
function FixedTicks({ collecte }: { collecte: boolean }) {
  const words = useWords('transports/formulaire');
  return (
    <div className="mt-1 flex flex-wrap gap-x-6 text-muted">
      <CheckBox label={words('collecte')} checked={collecte} disabled readOnly />
      <CheckBox label={words('depot')} checked={!collecte} disabled readOnly />
    </div>
  );
}

function Ticks({ name, position }: { name: string; position: number }) {
  const words = useWords('transports/formulaire');
  const { register, getFieldState, formState } = useFormContext();
  const collecte = `${name}.collecte`;
  const id = `ticks-${position}`;
  const error = getFieldState(collecte, formState).error?.message;
  const state = { 'aria-invalid': error ? true : undefined, 'aria-describedby': error && `${id}-error` };
  return (
    <div className="mt-1">
      <div className="flex flex-wrap gap-x-6">
        <CheckBox label={words('collecte')} {...register(collecte)} {...state} />
        <CheckBox label={words('depot')} {...register(`${name}.depot`, { deps: collecte })} {...state} />
      </div>
      <FieldNotes id={id} error={error} />
    </div>
  );
}
