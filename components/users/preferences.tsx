'use client';
import { useRef, useState } from 'react';
import { useWords } from '#words';
import { call } from '@/components/api/call';
import { CheckBox } from '@/components/ui/check-box';
import { toast } from '@/components/ui/toast';
import { useHydrated } from '@/components/ui/use-hydrated';

type Preferences = { email: boolean; push: boolean; newsletter: boolean };

const CHOICES = ['email', 'push', 'newsletter'] as const;

/** The three preferences, each saved when it is ticked; what could not be saved goes back. */
export function PreferencesForm({ saved }: { saved: Preferences }) {
  const words = useWords('users/preferences');
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState(saved);
  // One after the other: the last choice made is the last one saved.
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  function choose(name: keyof Preferences, value: boolean) {
    setChosen((before) => ({ ...before, [name]: value }));
    queue.current = queue.current.then(() => save(name, value));
  }

  async function save(name: keyof Preferences, value: boolean) {
    const preferences = name === 'newsletter' ? { newsletter: value } : { notifications: { [name]: value } };
    const answer = await call('PATCH /users/me', { body: { preferences } });
    if (answer.ok) return toast({ title: words('enregistree') });
    setChosen((before) => ({ ...before, [name]: !value }));
    toast({ title: answer.failure.message, tone: 'error' });
  }

  return (
    <fieldset>
      <legend className="sr-only">{words('nom')}</legend>
      {CHOICES.map((name) => (
        <CheckBox
          key={name}
          name={name}
          label={words(name)}
          checked={chosen[name]}
          disabled={!hydrated}
          onChange={(event) => choose(name, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
