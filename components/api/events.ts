/**
 * Opens the stream of what happens to the person who is signed in; after the event of that id, or from now on. It names places
 * in the page's language, which the address says: a browser asks for streams in its own.
 */
export function openEvents(after: string): EventSource {
  const { lang } = document.documentElement;
  return new EventSource(`/api/events?langue=${lang}${after && `&depuis=${after}`}`);
}
