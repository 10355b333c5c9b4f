'use client';
import { useEffect, useState } from 'react';
import { useWords } from '#words';
import { useSubmit } from '@/components/form/use-submit';
import { Button } from '@/components/ui/button';
import { bodyOf, keepSubscription, noteOwner, subscriptionHere } from './push-here';

type State = 'unknown' | 'none' | 'off' | 'failed' | 'on' | 'denied';

/** Whether this browser is told: the browser asks its person only when the button is pressed. */
export function PushChoice({ publicKey, userId }: { publicKey: string; userId: string }) {
  const words = useWords('notifications/push');
  const [state, setState] = useState<State>('unknown');
  const { submit, pending, error } = useSubmit();

  useEffect(() => {
    if (!('serviceWorker' in navigator) || !('PushManager' in window)) return setState('none');
    if (Notification.permission === 'denied') return setState('denied');
    keepSubscription(userId).then(
      (kept) => setState(kept ? 'on' : 'off'),
      () => setState('none'),
    );
  }, [userId]);

  async function begin() {
    const answer = await Notification.requestPermission();
    // Who closed the question did not refuse.
    if (answer !== 'granted') return setState(answer === 'denied' ? 'denied' : 'off');
    const worker = await navigator.serviceWorker.register('/sw.js');
    const subscription = await worker.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: publicKey,
    });
    const kept = await submit('POST /push-subscriptions', { body: bodyOf(subscription) });
    if (!kept?.ok) return void (await subscription.unsubscribe());
    noteOwner(userId);
    setState('on');
  }

  async function end() {
    const subscription = await subscriptionHere();
    if (subscription) {
      await submit('DELETE /push-subscriptions', { body: { endpoint: subscription.endpoint } });
      await subscription.unsubscribe();
    }
    noteOwner(null);
    setState('off');
  }

  if (state === 'unknown') return null;
  return (
    <div className="mt-4 space-y-2">
      {state === 'none' && <p className="text-muted text-sm">{words('inconnu')}</p>}
      {state === 'denied' && <p className="text-muted text-sm">{words('bloquees')}</p>}
      {state === 'failed' && (
        <p role="alert" className="text-clay text-sm">
          {words('echec')}
        </p>
      )}
      {(state === 'off' || state === 'failed') && (
        <Button
          variant="secondary"
          size="small"
          pending={pending}
          onClick={() => begin().catch(() => setState('failed'))}
        >
          {words('activer')}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="secondary" size="small" pending={pending} onClick={end}>
          {words('desactiver')}
        </Button>
      )}
      {error && (
        <p role="alert" className="text-clay text-sm">
          {error.message}
        </p>
      )}
    </div>
  );
}
