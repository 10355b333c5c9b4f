'use client';
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useOptimistic,
  useState,
} from 'react';
import { useWords } from '#words';
import { afterLoad } from '@/components/ui/after-load';
import { langueOfAddress } from '@/lib/langues/adresse.mjs';
import { listenToNavigations, type Navigation } from './navigation-start';

type Shapes = ComponentType<{ path: string }>;

/** Gives the shapes to `set` when they are here. Where they cannot be had, the old page stays until the new one is. */
function load(set: (shapes: () => Shapes) => void): void {
  import('./page-skeleton').then(
    ({ PageSkeleton }) => set(() => PageSkeleton),
    () => {},
  );
}

/** Nothing is covered there: the conversations stay, and the pane beside them shows what comes (docs/screens.md). */
const isMessages = (path: string) => /^\/messagerie(\/|$)/.test(path);

const isSamePlace = (one: string, other: string) => one === other || (isMessages(one) && isMessages(other));

/** Most pages are there by then: a skeleton that only flashes would say less than the bar. */
const SKELETON_AFTER_MS = 300;

/** After the page is loaded, before the shapes of others are fetched for it. */
const QUIET_MS = 1_000;

/**
 * Shows at once that a press on a link was heard: a line runs under the window's edge, and the shape of the page that is
 * coming takes the old one's place when it lets itself be waited for. The old page stays alive underneath, for a
 * navigation that is given up, and on screen where its own address only changes its query, on the way back, where it
 * would lose its place, and until the shapes themselves are there.
 */
export function NavigationStage({ children }: { children: ReactNode }) {
  const words = useWords('layout/entete');
  // React takes it back by itself when the router's transition ends, however it ends.
  const [going, setGoing] = useOptimistic<Navigation | null>(null);
  const [late, setLate] = useState(false);
  useEffect(() => listenToNavigations((next) => startTransition(() => setGoing(next))), [setGoing]);
  const [PageSkeleton, setPageSkeleton] = useState<Shapes>();
  useEffect(() => whenQuiet(() => load(setPageSkeleton)), []);
  useEffect(() => {
    setLate(false);
    if (!going) return;
    load(setPageSkeleton);
    const timer = setTimeout(() => setLate(true), SKELETON_AFTER_MS);
    return () => clearTimeout(timer);
  }, [going]);

  const elsewhere =
    going &&
    going.kind !== 'traverse' &&
    !isSamePlace(going.path, langueOfAddress(window.location.pathname).path);
  const covered = late && elsewhere && PageSkeleton;
  return (
    <>
      {going && <div aria-hidden="true" data-navigating className="navigation-line" />}
      <div role="status" className="sr-only">
        {going && late ? words('chargement') : ''}
      </div>
      {covered && <PageSkeleton path={going.path} />}
      <div className={covered ? 'hidden' : 'contents'}>{children}</div>
    </>
  );
}

/** Calls `run` a while after the page has all it opens with; the function it answers calls it off. */
function whenQuiet(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = afterLoad(() => {
    timer = setTimeout(run, QUIET_MS);
  });
  return () => {
    callOff();
    clearTimeout(timer);
  };
}
