// Runs before the first paint, so that nothing flashes: the session's hint, for the header's corner, and the theme that was
// chosen (kept by components/session/theme.ts: a member's own, else this browser's).
{
  const root = document.documentElement;
  const signedIn = /(?:^|; )rihla_session=1/.test(document.cookie);
  if (signedIn) root.dataset.session = '1';
  try {
    const theme =
      (signedIn && localStorage.getItem('rihla_theme_compte')) || localStorage.getItem('rihla_theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Where nothing can be kept, the device's theme is drawn.
  }
}
