'use client';
import { useId, useState } from 'react';
import { useWords } from '#words';
import { DeleteAction } from '@/components/form/delete-action';
import { useSubmit } from '@/components/form/use-submit';
import { useRefresh } from '@/components/owned/use-refresh';
import { Card } from '@/components/ui/card';
import { SelectBox } from '@/components/ui/select-box';
import { Switch } from '@/components/ui/switch';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import { type AlerteChange, RYTHMES } from '@/lib/alertes/schema';
import type { AlerteView } from '@/lib/alertes/schema/view';
import { alerteDetails, alerteTitle } from './alerte-words';

/** One kept search: what it looks for, when it tells, a pause and its end; each change is saved at once. */
export function OwnAlerte({ alerte }: { alerte: AlerteView }) {
  const words = useWords('alertes/alerte');
  const rhythms = useWords('alertes/rythme');
  const types = useWords('transports/type');
  const categories = useWords('demandes/categorie');
  const id = useId();
  const hydrated = useHydrated();
  const refresh = useRefresh();
  const [now, setNow] = useState(alerte);
  const { submit, pending } = useSubmit();
  const details = alerteDetails(words, { types, categories }, alerte);

  async function change(body: AlerteChange) {
    const before = now;
    setNow({ ...now, ...body } as AlerteView);
    const answer = await submit('PUT /alertes/{id}', { params: { id: alerte._id }, body });
    if (answer?.ok) return toast({ title: words('enregistree') });
    setNow(before);
    if (answer) toast({ title: answer.failure.message, tone: 'error' });
  }

  return (
    <Card as="article" aria-labelledby={id}>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id={id} className="text-lg" dir="auto">
            {alerteTitle(words, alerte)}
          </h2>
          {details.length > 0 && (
            <p className="aligned mt-1 text-muted" dir="auto">
              {details.join(' · ')}
            </p>
          )}
        </div>
        <DeleteAction
          to={{ call: 'DELETE /alertes/{id}', params: { id: alerte._id } }}
          words={{
            question: words('question'),
            consequence: words('consequence'),
          }}
          titleId={id}
          look="icons"
          onDone={refresh}
        />
      </div>
      <div className="mt-4 grid gap-x-8 gap-y-2 sm:grid-cols-2 sm:items-end">
        <div>
          <label htmlFor={`${id}-rythme`} className="mb-1.5 block font-medium text-sm">
            {words('rythme')}
          </label>
          <SelectBox
            id={`${id}-rythme`}
            options={RYTHMES.map((value) => ({ value, label: rhythms(value) }))}
            value={now.rythme}
            disabled={!hydrated || pending}
            onChange={(event) => void change({ rythme: event.target.value as AlerteView['rythme'] })}
          />
        </div>
        <Switch
          label={words('active')}
          checked={now.active}
          disabled={!hydrated || pending}
          onChange={(event) => void change({ active: event.target.checked })}
        />
      </div>
    </Card>
  );
}
