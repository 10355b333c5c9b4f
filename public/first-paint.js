// Runs before the first paint, so that nothing flashes or moves: the session's hint, for the header's corner, the theme that
// was chosen (kept by components/session/theme.ts: a member's own, else this browser's), and the room of what is shown to
// a thing's owner, or to everybody else (kept by components/session/own-room.ts).
{
  const root = document.documentElement;
  const signedIn = /(?:^|; )rihla_session=1/.test(document.cookie);
  if (signedIn) root.dataset.session = '1';
  // A visitor who reads another of the site's languages is told of it, until they choose one (components/layout/langue-offer.tsx).
  const offered = (root.dataset.langues ?? '').split(' ');
  const read = navigator.languages.map((one) => one.slice(0, 2)).find((one) => offered.includes(one));
  const chosen = signedIn || /(?:^|; )rihla_langue=/.test(document.cookie);
  if (read && read !== root.lang && !chosen) root.dataset.offer = read;
  try {
    const theme =
      (signedIn && localStorage.getItem('rihla_theme_compte')) || localStorage.getItem('rihla_theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    const member = (signedIn && localStorage.getItem('rihla_compte')) || '';
    if (/^[0-9a-f-]{36}$/.test(member)) {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `[data-room-of="${member}"] { display: block } [data-not-of="${member}"] { display: none }`,
      );
      document.adoptedStyleSheets = [sheet];
    }
  } catch {
    // Where nothing can be kept, the device's theme is drawn, and an owner is one when they are known.
  }
}
