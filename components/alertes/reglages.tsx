'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { Switch } from '@/components/ui/switch';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';
import type { AlertesView } from '@/lib/alertes/schema/view';

const CHOICES = [
  { name: 'besoins', hint: 'besoinsAide' },
  { name: 'trajets', hint: 'trajetsAide' },
] as const;

/** Whether one's own needs and trips look for what fits them; each choice is saved at once. */
export function AlerteReglages({ saved }: { saved: AlertesView['reglages'] }) {
  const words = useWords('alertes/reglages');
  const hydrated = useHydrated();
  const [now, setNow] = useState(saved);
  const { submit, pending } = useSubmit();

  async function choose(name: 'besoins' | 'trajets', value: boolean) {
    setNow({ ...now, [name]: value });
    const answer = await submit('PUT /alertes/reglages', { body: { [name]: value } });
    if (answer?.ok) return toast({ title: words('enregistree') });
    setNow(now);
    if (answer) toast({ title: answer.failure.message, tone: 'error' });
  }

  return (
    <div className="divide-y divide-line">
      {CHOICES.map(({ name, hint }) => (
        <Switch
          key={name}
          label={
            <>
              {words(name)}
              <span className="block text-muted text-sm">{words(hint)}</span>
            </>
          }
          checked={now[name]}
          disabled={!hydrated || pending}
          onChange={(event) => void choose(name, event.target.checked)}
        />
      ))}
    </div>
  );
}
