// Explained where it is named: app/[langue]/layout.tsx.
{
  const root = document.documentElement;
  const [opened] = performance.getEntriesByType('navigation');
  // Where a browser does not tell, it is as if one came back.
  if (opened?.type !== 'navigate') root.dataset.again = '';
  const signedIn = /(?:^|; )rihla_session=1/.test(document.cookie);
  if (signedIn) root.dataset.session = '1';
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
  } catch {}
}
{
  const root = document.documentElement;
  /** @type {HTMLButtonElement | undefined} */
  let kept;
  const letGo = () => {
    kept?.removeAttribute('aria-busy');
    const button = kept;
    kept = undefined;
    return button;
  };
  const TWICE_MS = 400;
  /** @param {Event} event */
  const swallow = (event) => {
    if (!event.isTrusted) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  };
  const PRESS = ['pointerdown', 'mousedown', 'click'];
  const pressAgain = () => {
    const button = letGo();
    if (!button) return;
    button.click();
    for (const name of PRESS) addEventListener(name, swallow, true);
    setTimeout(() => {
      for (const name of PRESS) removeEventListener(name, swallow, true);
    }, TWICE_MS);
  };
  /** @param {MouseEvent} event */
  const look = ({ target }) => {
    letGo();
    const button = target instanceof Element && target.closest('button:not([popovertarget], :disabled)');
    if (!(button instanceof HTMLButtonElement) || button.type !== 'button') return;
    let heard = false;
    const reach = () => {
      heard = 'awake' in root.dataset;
    };
    button.addEventListener('click', reach, true);
    setTimeout(() => {
      button.removeEventListener('click', reach, true);
      if (heard) return;
      kept = button;
      button.setAttribute('aria-busy', 'true');
      if ('awake' in root.dataset) pressAgain();
    });
  };
  /** @param {KeyboardEvent} event */
  const takeBack = ({ key }) => {
    if (key === 'Escape') letGo();
  };
  addEventListener('click', look, true);
  addEventListener('keydown', takeBack, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    removeEventListener('click', look, true);
    removeEventListener('keydown', takeBack, true);
    pressAgain();
  }).observe(root, { attributeFilter: ['data-awake'] });
}
