/** In the place of Next's, for a page of its own that stands where even app/global-error.tsx fails: plain words and a button. */
export const errorStyles = {};
export const errorThemeCss = '';
export function WarningIcon() {
  return null;
}
