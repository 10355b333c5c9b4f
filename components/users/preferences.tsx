'use client';
import { useRef, useState } from 'react';
import { call } from '@/components/api/call';
import { useHydrated } from '@/components/form/use-hydrated';
import { CheckBox } from '@/components/ui/check-box';
import { toast } from '@/components/ui/toast';

type Preferences = { email: boolean; push: boolean; newsletter: boolean };

const CHOICES: { name: keyof Preferences; label: string }[] = [
  { name: 'email', label: 'Notifications par email' },
  { name: 'push', label: 'Notifications push' },
  { name: 'newsletter', label: 'Newsletter mensuelle' },
];

/** The three preferences, each saved when it is ticked; what could not be saved goes back. */
export function PreferencesForm({ saved }: { saved: Preferences }) {
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
    if (answer.ok) return toast({ title: 'Préférence enregistrée.' });
    setChosen((before) => ({ ...before, [name]: !value }));
    toast({ title: answer.failure.message, tone: 'error' });
  }

  return (
    <fieldset>
      <legend className="sr-only">Préférences</legend>
      {CHOICES.map(({ name, label }) => (
        <CheckBox
          key={name}
          name={name}
          label={label}
          checked={chosen[name]}
          disabled={!hydrated}
          onChange={(event) => choose(name, event.target.checked)}
        />
      ))}
    </fieldset>
  );
}
