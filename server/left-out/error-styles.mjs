/**
 * In the place of Next's, for its two pages of its own: where even app/global-error.tsx fails, and the one of a 500 outside any
 * page. Plain words in the middle, in the reader's light.
 */
export const errorStyles = {
  container: {
    display: 'grid',
    minHeight: '100vh',
    placeContent: 'center',
    padding: 24,
    font: '16px system-ui',
  },
};
export const errorThemeCss = 'body{margin:0;color-scheme:light dark}';
export function WarningIcon() {
  return null;
}
