import pg from 'pg';
import { expectAccessible } from './support/axe';
import { expect, freshEmail, logIn, register, test, tokenFromMail } from './support/test';

declare global {
  interface Window {
    slippedIn?: boolean;
  }
}

for (const path of ['/login', '/register', '/forgot-password', '/reset-password']) {
  test(`${path} runs what carries the answer’s nonce, and nothing inline`, async ({
    page,
    request,
    watched,
  }) => {
    const [one, two] = [await request.get(path), await request.get(path)];
    const policy = one.headers()['content-security-policy'] ?? '';
    expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
    expect(policy).not.toBe(two.headers()['content-security-policy']);
    const inline = (await one.text()).match(/<script(?![^>]*\bsrc=)[^>]*>/g) ?? [];
    expect(inline.length).toBeGreaterThan(0);
    for (const tag of inline) expect(tag).toMatch(/ nonce="[^"]+"|type="application\/ld\+json"/);

    await page.goto(path);
    expect(watched.troubles()).toEqual([]);
    watched.provokeError('Content Security Policy');
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.slippedIn = true';
      document.body.append(script);
    });
    expect(await page.evaluate(() => window.slippedIn)).toBeUndefined();
  });
}

test('one logs in there, also coming from a page that was kept', async ({ page, request }) => {
  const person = await register(request, 'Awa');
  await page.goto('/about');
  await page.getByRole('banner').getByRole('link', { name: 'Connexion' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Connexion' })).toBeVisible();
  await page.getByLabel(/^E-?mail/).fill(person.email);
  await page
    .getByLabel(/^Mot de passe/)
    .first()
    .fill(person.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Paramètres' })).toBeVisible();
});

test('the newsletter: the home page’s box, the mail’s button, and a letter’s link that asks before it ends', async ({
  page,
}) => {
  const email = freshEmail('lettre');
  await page.goto('/');
  await page.getByRole('heading', { name: /^La lettre de / }).scrollIntoViewIfNeeded();
  const box = page.locator('form').filter({ has: page.getByRole('button', { name: 'S’abonner' }) });
  await box.getByLabel('E-mail').fill(email);
  await box.getByRole('button', { name: 'S’abonner' }).click();
  await expect(page.getByText('Plus qu’un clic')).toBeVisible();
  await page.goto(`/confirmer-newsletter#${await tokenFromMail(email, 'confirmer-newsletter')}`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Recevoir la lettre' }).click();
  await expect(page.getByText('Vous êtes abonné à la lettre')).toBeVisible();
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  const { rows } = await client.query('SELECT token FROM newsletter_subscribers WHERE email = $1', [email]);
  await client.end();
  const answer = await page.goto(`/newsletter/${rows[0].token}`);
  expect(answer?.headers()).toMatchObject({ 'content-security-policy': expect.stringContaining("'nonce-") });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ne plus recevoir la lettre' }).click();
  await expect(page.getByText('Vous ne recevez plus la lettre')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Vous ne recevez plus la lettre')).toBeVisible();
  await expectAccessible(page);
});

test('the newsletter’s box is there for who walks the home page by keyboard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^La lettre de / })).toBeAttached();
  const box = page.locator('form').filter({ has: page.getByRole('button', { name: 'S’abonner' }) });
  await expect(box).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(box.getByLabel('E-mail')).toBeAttached();
});

test('what is looked for under well-known addresses is there', async ({ page, request }) => {
  const text = await request.get('/.well-known/security.txt');
  expect([text.status(), text.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await text.text()).toMatch(/^Contact: mailto:.+@.+$/m);
  expect((await request.get('/.well-known/rien')).status()).toBe(404);
  await logIn(page, await register(request, 'Awa'));
  await page.goto('/.well-known/change-password');
  await expect(page).toHaveURL(/\/settings#securite$/);
  await expect(page.getByRole('heading', { name: 'Sécurité' })).toBeInViewport();
});
