'use client';
import { useState } from 'react';
import { useWords } from '#words';
import { call } from '@/components/api/call';
import type { Failure } from '@/components/api/failure';
import { FailureNotice } from '@/components/form/failure-notice';
import { unforeseen } from '@/components/form/unforeseen';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { stayUntilLoaded } from '../after-login';
import { ownTimezone } from './own-timezone';
import { answerWithPasskey, knowsPasskeys } from './webauthn';

/** The way in without a password, where the browser has one. */
export function PasskeyLogin() {
  const words = useWords('users/cleEntree');
  const problems = useWords('users/cleProbleme');
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  async function enter() {
    setBusy(true);
    setFailure(null);
    try {
      const begun = await call('POST /auth/passkey/options');
      if (!begun.ok) return setFailure(begun.failure);
      const made = await answerWithPasskey(begun.data);
      if ('problem' in made) {
        return made.problem ? setFailure({ kind: 'refused', message: problems(made.problem) }) : undefined;
      }
      const body = { response: made.answer, timezone: ownTimezone() };
      const answer = await call('POST /auth/passkey', { body });
      if (!answer.ok) return setFailure(answer.failure);
      await stayUntilLoaded(answer.data);
    } catch (error) {
      setFailure(unforeseen(error));
    } finally {
      setBusy(false);
    }
  }

  if (hydrated && !knowsPasskeys()) return null;
  return (
    <div className="mt-5 space-y-4 border-line border-t pt-5">
      <FailureNotice failure={failure} focus />
      <Button
        variant="secondary"
        full
        icon="key"
        disabled={!hydrated}
        pending={busy}
        pendingLabel={words('connexion')}
        onClick={() => void enter()}
      >
        {words('entrer')}
      </Button>
    </div>
  );
}
