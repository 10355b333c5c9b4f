/** What a person would press or fill: by its role and what it is called, inside what holds certain words. */
export type Target = { role: 'button' | 'link' | 'field' | 'option'; name: string; within?: string };

/**
 * The element a person means, or null while nobody could press it: it is not there, or still moves. Runs in the page, so
 * it uses nothing from outside itself. A name is taken whole before it is taken as a beginning: « Réserver » before « Réserver ce transport ».
 */
export async function find({ role, name, within }: Target): Promise<HTMLElement | null> {
  const selectors = {
    button: 'button, [role="button"], summary',
    link: 'a[href]',
    field: 'input, textarea, select',
    option: '[role="option"]',
  };
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  const spoken = (element: HTMLElement) => {
    const copy = element.cloneNode(true) as HTMLElement;
    for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
    return copy.textContent ?? '';
  };
  const nameOf = (element: HTMLElement) => {
    const named = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const texts = [
      named.map((id) => document.getElementById(id)?.textContent ?? '').join(' '),
      element.getAttribute('aria-label') ?? '',
      labels.map((label) => label.textContent).join(' '),
      spoken(element),
    ];
    return flat(texts.find((text) => flat(text)) ?? '');
  };
  const reachable = (element: HTMLElement) =>
    element.checkVisibility() &&
    !element.closest('[inert], [aria-hidden="true"]') &&
    !element.matches(':disabled');
  const inside = (element: HTMLElement) => {
    const holder = element.closest('article, [role="dialog"]');
    return !within || flat(holder?.textContent ?? '').includes(within);
  };
  const all = [...document.querySelectorAll<HTMLElement>(selectors[role])].filter(
    (element) => reachable(element) && inside(element),
  );
  const meant =
    all.find((element) => nameOf(element) === name) ??
    all.find((element) => nameOf(element).startsWith(name)) ??
    null;
  if (!meant) return null;
  meant.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => JSON.stringify(meant.getBoundingClientRect());
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const before = place();
  await frame();
  await frame();
  return meant.isConnected && place() === before ? meant : null;
}
