/** Covers what tells how to reach somebody elsewhere. */
export function coverContacts(text: string): { text: string; covered: boolean } {
  return { text, covered: false };
}
