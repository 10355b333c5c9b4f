/** Opens the stream of what happens to the person who is signed in; after the event of that id, or from now on. */
export function openEvents(after: string): EventSource {
  return new EventSource(after ? `/api/events?depuis=${after}` : '/api/events');
}
