'use client';
import { type ComponentType, lazy, Suspense } from 'react';
import { askedAgain } from './asked-again';
import { useHydrated } from './use-hydrated';

/** A component whose scripts come when it is first drawn, for whoever has something to show until then. */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await askedAgain(load) })) as unknown as ComponentType<Props>;

/**
 * A component whose scripts come when it is first drawn, in a browser only; `Waiting` stands in its place until then.
 * (`next/dynamic` does as much, and brings 1.5 kB to every page.)
 */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType,
): ComponentType<Props> {
  const Loaded = lazily(load);
  return function Later(props) {
    const waiting = Waiting ? <Waiting /> : null;
    // The server's HTML holds what waits, and so must the browser's first drawing of it.
    return useHydrated() ? (
      <Suspense fallback={waiting}>
        <Loaded {...props} />
      </Suspense>
    ) : (
      waiting
    );
  };
}
