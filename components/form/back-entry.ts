const LAYER = 'unsaved';

/** How the forms of the page that hold something ask: they share one entry of the history, and one question. */
const askers = new Set<() => void>();
/** While our entry is the one on screen: its page, and what the entry below it was. */
let stood: { place: string; over: unknown } | null = null;
let leaving = false;

const layerHere = (): unknown => window.history.state?.layer ?? null;
const quiet = (event: Event) => event.stopImmediatePropagation();

function look(): void {
  const ours = layerHere() === LAYER;
  stood = ours ? { place: location.href, over: window.history.state.over ?? null } : null;
}

/** Above the entry on screen stands ours: there « back » arrives nowhere else than on this page. */
function stand(): void {
  const layer = layerHere();
  // A refresh by the router takes the mark off its entry.
  if (stood && layer === null)
    window.history.replaceState({ ...window.history.state, layer: LAYER, over: stood.over }, '');
  else if (layer !== LAYER) window.history.pushState({ layer: LAYER, over: layer }, '');
  look();
}

function follow(): void {
  const from = stood;
  look();
  // To our entry, or to one above it, a place on this page among them; or a leap to a page further back, which cannot be called back.
  if (stood || from?.place !== location.href || from.over !== layerHere()) listenAgain();
  else if (leaving || askers.size === 0) {
    leaving = false;
    window.history.back();
  } else {
    stand();
    [...askers].at(-1)?.();
  }
}

function listenAgain(): void {
  leaving = false;
  removeEventListener('beforeunload', quiet, { capture: true });
  removeEventListener('pageshow', resume);
  removeEventListener('input', resume);
}

/** The page that was to be left is still there, or again: the browser kept it, or there was none before it. */
function resume(): void {
  listenAgain();
  if (askers.size > 0) stand();
}

/** Listens to « back » on the page that is shown, until the function that it returns is called. */
export function watchBack(): () => void {
  look();
  // The same for all who watch, and deaf where our entry is not.
  addEventListener('popstate', follow);
  return () => {
    stood = null;
  };
}

/** From now on « back » is asked about by `ask` and stays where it is, until the function that it returns is called. */
export function askBeforeBack(ask: () => void): () => void {
  askers.add(ask);
  stand();
  return () => void askers.delete(ask);
}

/**
 * Has our entry below one that the page is about to push. Browsers pass over what a page pushed in answer to « back » alone:
 * what is to ask has to stand there before.
 */
export function standBelow(): void {
  stand();
  stood = null;
}

/** Goes where « back » was to lead, and asks no more. */
export function leaveBack(): void {
  leaving = true;
  // Where the page before is another document.
  addEventListener('beforeunload', quiet, { capture: true });
  addEventListener('pageshow', resume);
  addEventListener('input', resume);
  window.history.back();
}
