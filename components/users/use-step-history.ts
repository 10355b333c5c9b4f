'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

export type Step = 1 | 2 | 3;

const KEY = 'rihlaStep';

function stepOf(state: unknown): Step {
  const step = (state as Record<string, unknown> | null)?.[KEY];
  return step === 2 || step === 3 ? step : 1;
}

/**
 * The step on screen, one entry of the browser's history each: its Back button goes to the previous step.
 * `next` leads one step on, `back` one step back.
 */
export function useStepHistory() {
  const [step, setStep] = useState<Step>(1);
  const reached = useRef<Step>(1);

  useEffect(() => {
    // After a reload the fields are empty: what the history says about steps is over.
    history.replaceState({ ...history.state, [KEY]: 1 }, '');
    const follow = (event: PopStateEvent) => {
      setStep(Math.min(stepOf(event.state), reached.current) as Step);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const next = useCallback((to: Step) => {
    if (to > reached.current) reached.current = to;
    history.pushState({ ...history.state, [KEY]: to }, '');
    setStep(to);
  }, []);
  const back = useCallback(() => history.back(), []);
  return { step, next, back };
}
