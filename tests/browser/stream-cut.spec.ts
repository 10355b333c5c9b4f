import type { APIRequestContext, Page } from '@playwright/test';
import { site } from './support/site';
import { expect, logIn, type Person, register, test } from './support/test';
import { as } from './support/things';
import { type Wire, wiredBrowser } from './support/wire';

const CUTS = 10;
const LINES = 50;

type Side = { person: Person; page: Page; wire: Wire; asked: string[] };

const thread = (page: Page) => page.getByRole('log', { name: 'Messages', exact: true });
const lines = (page: Page) =>
  thread(page)
    .getByText(/^(?:Karim|Salma) \d+$/)
    .allTextContents();

/** Counts in `window.opened` the streams that the page knows to be open, and of which it knows the place. */
function countOpened(): void {
  const own = Object.assign(window, { opened: 0 });
  window.EventSource = class extends EventSource {
    constructor(...asked: ConstructorParameters<typeof EventSource>) {
      super(...asked);
      let placed = false;
      this.addEventListener('open', () => {
        placed = false;
      });
      for (const name of ['bonjour', 'compteurs', 'conversation'])
        this.addEventListener(name, ({ lastEventId }) => {
          if (!placed && lastEventId) own.opened += 1;
          placed ||= lastEventId !== '';
        });
    }
  };
}

const openedIn = (page: Page) => page.evaluate(() => (window as typeof window & { opened: number }).opened);

/** Everything that one side says while its stream is cut, each time after it was opened again. */
async function sayAndCut(request: APIRequestContext, id: string, { person, page, wire }: Side) {
  let said = 0;
  const next = () => `${person.firstName} ${++said}`;
  const say = async () => {
    const data = { content: next() };
    const answer = await request.post(`/api/conversations/${id}/messages`, { headers: as(person), data });
    expect(answer.status()).toBe(201);
  };
  for (let nth = 1; nth <= CUTS; nth++) {
    const before = await openedIn(page);
    await say();
    const onItsWay = say();
    wire.cut();
    await onItsWay;
    await say();
    await page.getByLabel('Votre message').fill(next());
    await page.keyboard.press('Enter');
    await say();
    // As the page knows it: one that is cut before it has a place, or twice before it is open, is rightly read anew.
    // Every second time the browser is left to itself, which opens it again; else its network is said to be back.
    const opened = async () => {
      if (nth % 2) await page.evaluate(() => window.dispatchEvent(new Event('online')));
      return openedIn(page);
    };
    await expect.poll(opened).toBeGreaterThan(before);
  }
}

// Where no streams are there is nothing to cut.
if (site === 'start')
  test('of what two people say while their streams are cut ten times each line is there once, in one order, without a reload', async ({
    anotherBrowser,
    request,
    watched,
  }, testInfo) => {
    watched.provokeError('net::ERR_INCOMPLETE_CHUNKED_ENCODING');
    const [karim, salma] = [await register(request, 'Karim'), await register(request, 'Salma')];
    const begun = await request.post('/api/conversations', {
      headers: as(salma),
      data: { recipientId: karim.id, initialMessage: 'Bonjour, passez-vous par Lyon ?' },
    });
    expect(begun.status()).toBe(201);
    const id = (await begun.json()).data._id as string;

    const sides: (Side & { close: () => Promise<void> })[] = [];
    for (const person of [karim, salma]) {
      const { browser, wire, close } = await wiredBrowser(testInfo);
      const page = await anotherBrowser(browser);
      await page.addInitScript(countOpened);
      await logIn(page, person);
      await page.goto(`/messagerie/${id}`);
      await expect(thread(page).getByText('Bonjour, passez-vous par Lyon ?')).toBeVisible();
      await expect.poll(() => openedIn(page)).toBeGreaterThan(0);
      await page.evaluate(() => Object.assign(window, { here: true }));
      const asked: string[] = [];
      page.on('request', (one) => {
        const { pathname } = new URL(one.url());
        if (one.method() === 'GET' && pathname.startsWith('/api/conversations')) asked.push(pathname);
      });
      sides.push({ person, page, wire, asked, close });
    }

    await Promise.all(sides.map((side) => sayAndCut(request, id, side)));

    for (const { page, wire, asked } of sides) {
      await expect.poll(async () => new Set(await lines(page)).size).toBe(2 * LINES);
      await expect(thread(page).getByText(/Envoi…|Non envoyé/)).toHaveCount(0);
      expect(await lines(page)).toHaveLength(2 * LINES);
      expect(wire.openings).toBeGreaterThan(CUTS);
      expect(await page.evaluate(() => 'here' in window)).toBe(true);
      // Each stream went on from where the one before it ended: only lines were asked for, and nothing was read anew.
      expect(new Set(asked)).toEqual(new Set([`/api/conversations/${id}/messages`]));
    }
    const [one, other] = await Promise.all(sides.map(({ page }) => lines(page)));
    expect(one).toEqual(other);
    for (const { close } of sides) await close();
  });
