'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useTransition } from 'react';
import { useAddresses, useWords } from '#words';
import { CityInput } from '@/components/form/city-input';
import { filterHref } from '@/components/listing/filter-href';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { PlainDate } from '@/components/ui/plain-date';
import { PlainField } from '@/components/ui/plain-field';
import { TRANSPORTS_PATH } from './transports-path';

/** The home page's search: four boxes in one surface, a plain GET form without scripts. */
export function SearchBar({ className }: { className?: string }) {
  const words = useWords('transports/recherche');
  const router = useRouter();
  const action = useAddresses()(TRANSPORTS_PATH);
  const [pending, startTransition] = useTransition();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const href = filterHref(action, new FormData(event.currentTarget));
    startTransition(() => router.push(href));
  }

  return (
    <search className={cx('@container block', className)}>
      <form
        method="get"
        action={action}
        onSubmit={search}
        className="grid grid-cols-2 gap-2 rounded-[20px] border border-line bg-surface p-2.5 shadow-float @xl:grid-cols-[1fr_1fr_9.75rem_0.72fr_auto] @xl:gap-0 @xl:border-transparent"
      >
        <Part>
          <CityInput
            name="villeDepart"
            label={words('depart')}
            placeholder={words('exempleDepart')}
            boxClassName=""
          />
        </Part>
        <Part divided>
          <CityInput
            name="villeArrivee"
            label={words('arrivee')}
            placeholder={words('exempleArrivee')}
            boxClassName=""
          />
        </Part>
        <Part divided>
          <PlainDate name="date" label={words('date')} boxClassName="" />
        </Part>
        <Part divided>
          <PlainField
            name="poidsMax"
            inputMode="decimal"
            label={words('poids')}
            placeholder="8"
            maxLength={9}
          />
        </Part>
        <Button type="submit" size="large" pending={pending} className="col-span-2 @xl:col-span-1 @xl:px-5">
          {words('rechercher')}
        </Button>
      </form>
    </search>
  );
}

function Part({ divided, children }: { divided?: boolean; children: ReactNode }) {
  return (
    <div
      className={cx(
        'field-part',
        'min-w-0 rounded-control px-3.5 py-1.5 -outline-offset-2 outline-majorelle has-focus-visible:outline-2 @xl:px-3 @max-xl:border @max-xl:border-line',
        divided && '@xl:not-has-focus-visible:rounded-none @xl:border-line @xl:border-s',
      )}
    >
      {children}
    </div>
  );
}
