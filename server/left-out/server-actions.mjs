/** In the place of Next's: forms of ours speak to the API (docs/decisions/049). */
export function serverActionReducer() {
  throw new Error('This site has no server actions: see LEFT_OUT in server/next-internals.mjs');
}
