/** What a person can press or type into, as a page shows it now. */
export type Control = {
  /** The same for controls of one shape: those of a list's cards, links to things of one kind. */
  key: string;
  kind: 'link' | 'button' | 'tick' | 'choice' | 'text' | 'file';
  name: string;
  /** Part of the screen: a dialog's title, or header, footer, page. */
  part: string;

  /** Cannot be pointed at before it has the focus, or its label stands for it. */
  hidden: boolean;
};

export type ControlsInPage = {
  list: () => Control[];
  find: (key: string) => HTMLElement | undefined;
  /** How the page looks before a control is pressed; with the focus on it, where it is to have that. */
  remember: (element: HTMLElement, key: string, focused: boolean) => void;
  /** The first thing that somebody could notice to be otherwise than was remembered; nothing where all is as it was. */
  changed: () => string;
  /** Comes back when nothing moves and nothing is on its way. */
  rest: () => Promise<void>;
};

/** Runs in the page, before its own scripts: gives it `window.controls`. Stands by itself, as scripts sent to a page must. */
export function installControls(): void {
  const PRESSABLE =
    'a[href], button, summary, input, select, textarea, [role="button"], [role="menuitem"], [role="tab"], [role="option"]';
  const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const withoutNumbers = (text: string) => text.replace(/[\p{N}][\p{N}\s.,:]*/gu, '#');

  function nameOf(element: HTMLElement): string {
    const byIds = (element.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id));
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const texts = [
      element.getAttribute('aria-label'),
      byIds.map((one) => one?.textContent).join(' '),
      labels.map((one) => one.textContent).join(' '),
      element.matches('select, input, textarea') ? element.getAttribute('placeholder') : element.textContent,
      element.querySelector('img')?.alt,
      element.title,
    ];
    return texts.map(squeeze).find((text) => text !== '') ?? '';
  }

  function kindOf(element: HTMLElement): Control['kind'] {
    if (element instanceof HTMLAnchorElement)
      return element.getAttribute('role') === 'menuitem' ? 'button' : 'link';
    if (element instanceof HTMLSelectElement) return 'choice';
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (!(element instanceof HTMLInputElement)) return 'button';
    if (element.type === 'file') return 'file';
    if (['checkbox', 'radio'].includes(element.type)) return 'tick';
    return ['submit', 'button', 'reset', 'image'].includes(element.type) ? 'button' : 'text';
  }

  /** A field whose own box is not seen is worked by its label. */
  const boxOf = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 2 && height > 2 && getComputedStyle(element).opacity !== '0';
  };

  function isThere(element: HTMLElement): boolean {
    if (element.closest('[inert], [aria-hidden="true"], [hidden]')) return false;
    if (element.matches(':disabled, [aria-disabled="true"], [readonly], input[type="hidden"]')) return false;
    const shown = element.checkVisibility({ visibilityProperty: true });
    const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
    return shown || Boolean(label?.checkVisibility({ visibilityProperty: true }));
  }

  /** What is chosen already, or leads to where one is, has nothing left to do. */
  function isDone(element: HTMLElement): boolean {
    if (element instanceof HTMLAnchorElement) {
      const here = element.href.split('#')[0] === location.href.split('#')[0];
      return here && !element.hash && element.target !== '_blank';
    }
    if (element instanceof HTMLInputElement && element.type === 'radio') return element.checked;
    if (element instanceof HTMLSelectElement) return element.options.length < 2;
    return element.matches('[role="tab"][aria-selected="true"], [role="option"][aria-selected="true"]');
  }

  function addressOf(link: HTMLAnchorElement): string {
    if (link.origin !== location.origin) return `${link.protocol}${link.host}`;
    const path = link.pathname
      .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')
      .replace(/\/colis\/[^/]+-[^/]+$/, '/colis/{paire}');
    const names = [...new Set(new URL(link.href).searchParams.keys())].sort();
    return `${path}${names.length > 0 ? `?${names}` : ''}${link.hash && '#'}`;
  }

  /** The innermost thing of which there are several alike: a card of a list, a row of a table. */
  const repeated = (element: HTMLElement) => {
    const one = element.closest('li, article, tr, [role="row"]');
    return one?.parentElement && one.parentElement.children.length > 1;
  };

  function partOf(element: HTMLElement): string {
    const dialog = element.closest('[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]');
    if (dialog instanceof HTMLElement) {
      const title = nameOf(dialog).slice(0, 40);
      return `${dialog.getAttribute('role')} ${withoutNumbers(title)}`;
    }
    if (element.closest('[data-site-footer]')) return 'footer';
    return element.closest('body > header, header[data-site-header]') ? 'header' : 'page';
  }

  function aboutOf(element: HTMLElement): Control {
    const [kind, name, part] = [kindOf(element), nameOf(element), partOf(element)];
    const alike = element.closest('[role="grid"]') ? 'one of a grid' : (name.split(' ')[0] ?? '');
    const shape = repeated(element) && kind === 'button' ? alike : withoutNumbers(name);
    const link = element instanceof HTMLAnchorElement;
    return {
      key: `${part} | ${kind} | ${link ? addressOf(element) : shape}`,
      kind,
      name: name.slice(0, 60),
      part,
      hidden: !boxOf(element),
    };
  }

  /** What lies under the open menu of a small screen is not reached before that is closed. */
  function isReached(element: HTMLElement): boolean {
    const sheet = document.querySelector('[popover="auto"]:popover-open');
    return !sheet || sheet.contains(element) || element.matches(`[popovertarget="${sheet.id}"]`);
  }

  const all = () =>
    [...document.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
      (one) => isReached(one) && isThere(one) && !isDone(one),
    );

  function look(key: string): string {
    const told = [
      'role',
      'open',
      'hidden',
      'disabled',
      'src',
      'transform',
      'style',
      'data-state',
      'data-open',
      'data-checked',
    ];
    const parts = [
      location.href,
      document.title,
      String(scrollY),
      document.documentElement.dataset.theme ?? '',
    ];
    const focus = document.activeElement;
    if (focus instanceof HTMLElement && focus !== document.body && aboutOf(focus).key !== key)
      parts.push(`focus ${focus.tagName} ${nameOf(focus)}`);
    parts.push(document.body.innerText);
    for (const element of document.querySelectorAll(
      `${PRESSABLE}, [role], [aria-live], details, dialog, img, [class*="leaflet"], [data-state]`,
    )) {
      const attributes = [...element.attributes].filter(
        ({ name }) => name.startsWith('aria-') || told.includes(name),
      );
      const { value, checked } = element as HTMLInputElement;
      parts.push(
        `${element.tagName} ${attributes.map((one) => `${one.name}=${one.value}`)} ${value} ${checked}`,
      );
    }
    return parts.join('\n');
  }

  const isMoving = () =>
    document
      .getAnimations()
      .some((one) => one.playState === 'running' && one.effect?.getComputedTiming().endTime !== Infinity);
  // What never rests is pressed as it is.
  const MOST_FRAMES = 200;
  const nextFrame = () => new Promise((resolve) => setTimeout(resolve, 20));

  let [pressedKey, before] = ['', ''];
  let pressed: HTMLElement | null = null;
  let had = '';
  const stateOf = ({ type, checked, value }: HTMLInputElement) =>
    ['checkbox', 'radio'].includes(type) ? (checked ? 'on' : 'off') : value;
  const controls: ControlsInPage = {
    list: () => {
      const found = new Map(all().map((element) => [aboutOf(element).key, aboutOf(element)]));
      return [...found.values()];
    },
    find: (key) => all().find((element) => aboutOf(element).key === key),
    remember: (element, key, focused) => {
      pressedKey = key;
      pressed = ['tick', 'choice', 'text'].includes(kindOf(element)) ? element : null;
      had = stateOf(element as HTMLInputElement);
      before = look(key);
      if (!focused) return;
      element.focus();
      // A row of tabs may follow the focus: that is its press.
      if (!element.matches('[role="tab"]')) before = look(key);
    },
    changed: () => {
      // Its scripts may come late and put another in its place.
      const field = pressed && (pressed.isConnected ? pressed : controls.find(pressedKey));
      if (field instanceof HTMLElement) {
        const has = stateOf(field as HTMLInputElement);
        return has === had ? '' : `holds « ${has} »`;
      }
      const now = look(pressedKey);
      if (now === before) return '';
      const was = new Set(before.split('\n'));
      const fresh = now.split('\n').find((line) => line.trim() !== '' && !was.has(line));
      return fresh?.slice(0, 90) ?? 'something is gone';
    },
    rest: async () => {
      for (let last = '', frames = 0; frames < MOST_FRAMES; frames++) {
        const now = look('');
        if (now === last && !isMoving() && !document.querySelector('[aria-busy="true"]')) return;
        last = now;
        await nextFrame();
      }
    },
  };
  Object.assign(window, { controls });
}
