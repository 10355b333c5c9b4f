'use client';
import { useRouter } from 'next/navigation';
import { type FormEvent, useTransition } from 'react';
import { useAddresses, useWords } from '#words';
import { filterHref } from '@/components/listing/filter-href';
import { Button } from '@/components/ui/button';
import { PlainField } from '@/components/ui/plain-field';
import { AGENCES_PATH } from './agences-path';
import type { SearchValues } from './agency-search';

/** The directory's search box: a GET form that keeps the filters; without scripts too. */
export function AgencySearchBox({ values, error }: { values: SearchValues; error?: string }) {
  const words = useWords('agences/recherche');
  const router = useRouter();
  const action = useAddresses()(AGENCES_PATH);
  const [pending, startTransition] = useTransition();

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const href = filterHref(action, new FormData(event.currentTarget));
    startTransition(() => router.push(href));
  }

  return (
    <search className="mb-5 block">
      <form method="get" action={action} onSubmit={search} className="flex items-start gap-2.5">
        <PlainField
          name="search"
          type="search"
          label={words('nom')}
          hideLabel
          placeholder={words('exemple')}
          maxLength={120}
          defaultValue={values.search}
          error={error}
          className="grow"
        />
        {values.ville && <input type="hidden" name="ville" value={values.ville} />}
        {values.services?.map((service) => (
          <input key={service} type="hidden" name="services" value={service} />
        ))}
        <Button type="submit" icon="search" pending={pending} className="min-h-12 max-sm:px-3.5">
          <span className="max-sm:sr-only">{words('rechercher')}</span>
        </Button>
      </form>
    </search>
  );
}
