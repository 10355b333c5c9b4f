'use client';
import { useEffect } from 'react';
import { wordsHere } from '@/components/words/browser';

const LAYER = 'unsaved';

/** How many forms of the page hold something: they share one entry of the history, and one question. */
let holding = 0;
/** Our own step back is under way, which is nobody's wish to leave. */
let stepping = false;
let place = '';

const isOurs = () => window.history.state?.layer === LAYER;
const quiet = (event: Event) => event.stopImmediatePropagation();

function stand(): void {
  if (stepping || isOurs()) return;
  place = location.pathname;
  window.history.pushState({ layer: LAYER }, '');
}

function follow(): void {
  removeEventListener('beforeunload', quiet, true);
  if (stepping) {
    stepping = false;
    if (holding > 0) stand();
    return;
  }
  // A dialog's entry that stood above ours; or a leap to a page further back, which cannot be called back.
  if (holding === 0 || window.history.state?.layer || location.pathname !== place) return;
  if (!window.confirm(wordsHere('form/formulaire')('quitter'))) {
    stand();
    return;
  }
  holding = 0;
  // Asked once is enough, also where the page before is another document.
  addEventListener('beforeunload', quiet, true);
  window.history.back();
}

/**
 * Asks before « back » leaves a page on which something is not saved, inside the site too, where no page is unloaded: an entry of
 * its own stands in the history meanwhile, as for dialogs.
 */
export function useAsksBack(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return;
    holding += 1;
    addEventListener('popstate', follow);
    stand();
    return () => {
      if (holding > 0) holding -= 1;
      if (holding > 0 || !isOurs() || stepping) return;
      stepping = true;
      window.history.back();
    };
  }, [unsaved]);
}
