import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { expect, logIn, register, test } from './support/test';
import { as, publishTransport } from './support/things';

test.use({ serviceWorkers: 'allow' });

const DENIED = 'Les notifications de ce site sont bloquées dans votre navigateur';

/**
 * Gives what a push service would give to the worker that the page's site has put there, and waits until the worker is done
 * with it. Whoever asks for the notifications before takes away one that is just being shown: Chromium counts it as put away.
 */
async function deliver(page: Page, payload: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const service = 'pushMessaging' as const;
  await session.send('BackgroundService.clearEvents', { service });
  await session.send('BackgroundService.setRecording', { service, shouldRecord: true });
  const done = new Promise<void>((resolve) => {
    session.on('BackgroundService.backgroundServiceEventReceived', ({ backgroundServiceEvent }) => {
      if (backgroundServiceEvent.eventName === 'Push event completed') resolve();
    });
  });
  await session.send('BackgroundService.startObserving', { service });
  const registered = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const mine = registrations.find(({ isDeleted }) => !isDeleted);
      if (mine) resolve(mine.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: payload });
  await done;
  await session.detach();
}

/** What the browser shows of the site beside its pages. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    const all = await worker.getNotifications();
    return all.map(({ title, body, tag, data }) => ({ title, body, tag, href: data?.href }));
  });

/** Presses the notification as far as a test can: the worker hears of it, and answers what it would open. */
async function press(context: BrowserContext): Promise<string[]> {
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  return worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: { getNotifications: () => Promise<unknown[]> };
      clients: { openWindow: (href: string) => Promise<null> };
      dispatchEvent: (event: Event) => void;
      NotificationEvent: new (type: string, init: object) => Event & { waitUntil: (work: unknown) => void };
    };
    const opened: string[] = [];
    // Browsers open windows for people only.
    scope.clients.openWindow = async (href) => {
      opened.push(href);
      return null;
    };
    const [notification] = await scope.registration.getNotifications();
    const event = new scope.NotificationEvent('notificationclick', { notification });
    const work: unknown[] = [];
    event.waitUntil = (one) => work.push(one);
    scope.dispatchEvent(event);
    await Promise.all(work);
    return opened;
  });
}

test('what is pushed is shown in the words of the bell, once, and leads to the very thing', async ({
  context,
  page,
  request,
}) => {
  await context.grantPermissions(['notifications']);
  const [carrier, sender] = [await register(request, 'Karim'), await register(request, 'Salma')];
  const { _id } = await publishTransport(request, carrier);
  const answer = await request.post('/api/reservations', {
    headers: as(sender),
    data: {
      transportId: _id,
      villeDepart: 'Lyon',
      villeArrivee: 'Tanger',
      poids: 3,
      description: 'Appelez le 06 12 34 56 78.',
      prix: 20,
    },
  });
  expect(answer.status()).toBe(201);
  const list = await request.get('/api/notifications', { headers: as(carrier) });
  const [told] = (await list.json()).data;
  expect(told.title).toMatch(/^Salma demande 3\skg sur Lyon → Tanger$/);
  expect(told.text).not.toMatch(/34\s?56/);

  await logIn(page, carrier);
  await page.goto('/settings');
  await page.evaluate(() => navigator.serviceWorker.register('/sw.js'));
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => null));
  const payload = JSON.stringify({ id: told._id, title: told.title, text: told.text, href: told.href });
  await deliver(page, payload);
  expect(await shown(page)).toEqual([{ title: told.title, body: told.text, tag: told._id, href: told.href }]);
  await deliver(page, payload);
  await deliver(page, '{"title":""}');
  expect(await shown(page)).toHaveLength(1);
  const { origin } = new URL(page.url());
  expect(await press(context)).toEqual([`${origin}${told.href}`]);
  expect(await shown(page)).toEqual([]);
  await deliver(
    page,
    JSON.stringify({ id: 'x', title: 'Ailleurs', text: '', href: 'https://exemple.test/' }),
  );
  expect(await shown(page)).toHaveLength(1);
  expect(await press(context)).toEqual([]);

  await page.goto(told.href);
  await expect(page.getByRole('region', { name: 'Demandes de réservation (1)' })).toBeVisible();
});

test('who refuses, or whose browser cannot, is told what to do', async ({ context, page, request }) => {
  await logIn(page, await register(request, 'Salma'));
  await page.goto('/settings');
  const begin = page.getByRole('button', { name: 'Activer sur cet appareil' });
  // A browser without a screen refuses by itself what it is asked for.
  await begin.click();
  await expect(page.getByText(DENIED)).toBeVisible();
  await expect(begin).toHaveCount(0);
  await expectAccessible(page);
  await context.grantPermissions(['notifications']);
  await page.reload();
  await expect(page.getByText(DENIED)).toHaveCount(0);
  // No push service stands behind this browser.
  await begin.click();
  await expect(page.getByText('Votre navigateur n’a pas pu s’abonner.')).toBeVisible();
  await expect(begin).toBeEnabled();
  await expectAccessible(page);
});
