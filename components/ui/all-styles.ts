let coming: Promise<void> | undefined;

/** Brings the rest of a sheet, before the whole of it, which stands disabled for React to find. */
function bringRest(whole: HTMLLinkElement): Promise<void> {
  const href = whole.dataset.rest ?? '';
  return new Promise((resolve, reject) => {
    const rest = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    rest.onload = () => {
      whole.removeAttribute('data-rest');
      resolve();
    };
    rest.onerror = () => {
      rest.remove();
      // As a bundler names scripts that got lost on the way: both are asked for again (asked-again.ts).
      reject(Object.assign(new Error(href), { name: 'ChunkLoadError' }));
    };
    whole.before(rest);
  });
}

const missing = () => document.querySelectorAll<HTMLLinkElement>('link[data-rest]');

/** Whether the page has all styles of the site: a public page opens with those alone that it and its scripts draw with (server/first-styles.mjs). */
export const hasAllStyles = (): boolean => missing().length === 0;

/** Brings the styles that the page did not open with. What is drawn by scripts that come later waits for them; rejects when they got lost. */
export function allStyles(): Promise<void> {
  coming ??= bringAll().catch((lost) => {
    coming = undefined;
    throw lost;
  });
  return coming;
}

/** One that got lost does not have the others asked for again. */
async function bringAll(): Promise<void> {
  for (const one of await Promise.allSettled([...missing()].map(bringRest)))
    if (one.status === 'rejected') throw one.reason;
}
