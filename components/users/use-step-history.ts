'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { standBelow } from '@/components/form/back-entry';

export type Step = 1 | 2 | 3;

const KEY = 'rihlaStep';

function stepOf(state: unknown): Step {
  const step = (state as Record<string, unknown> | null)?.[KEY];
  return step === 2 || step === 3 ? step : 1;
}

/**
 * The step on screen, one entry of the browser's history each: its Back button goes to the previous step, its Forward
 * button nowhere, for what was judged may have changed since. `next` leads one step on, `back` one step back. After a
 * reload the second step is the farthest (`canStay`): what the third begins with is not all there any more. Below the second
 * stands what lets « back » from the first be asked about (`useAsksBack`).
 */
export function useStepHistory(canStay: () => boolean) {
  const [step, setStep] = useState<Step>(1);
  const at = useRef<Step>(1);
  const stays = useRef(canStay);

  useEffect(() => {
    const go = (to: Step) => {
      at.current = to;
      setStep(to);
    };
    const before = stepOf(history.state);
    // Development runs effects twice.
    if (at.current > 1) go(at.current);
    else if (before > 1 && stays.current()) {
      go(2);
      if (before === 3) history.back();
    } else history.replaceState({ ...history.state, [KEY]: 1 }, '');
    const follow = (event: PopStateEvent) => {
      // A place on this page, which its address names.
      if (event.state === null) return;
      const to = stepOf(event.state);
      if (to > at.current) history.back();
      else go(to);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const next = useCallback((to: Step) => {
    at.current = to;
    if (to === 2) standBelow();
    history.pushState({ ...history.state, layer: KEY, over: undefined, [KEY]: to }, '');
    setStep(to);
  }, []);
  const back = useCallback(() => history.back(), []);
  return { step, next, back };
}
