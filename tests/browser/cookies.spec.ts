import { DEVICE_DAYS, LOGIN_PERIODS } from '@/lib/core/sessions/periods';
import { expect, logIn, register, test } from './support/test';

const DAY_S = 86_400;

test('what /cookies says of the three cookies of a login is what the browser has', async ({
  context,
  page,
  request,
}) => {
  const person = await register(request, 'Nora');
  const cookies = async () =>
    Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));
  const daysLeft = (expires: number) => Math.round((expires - Date.now() / 1000) / DAY_S);
  const said = async (name: string) => {
    const entry = page
      .locator('dt', { hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd[1]');
    return (await entry.textContent())?.replace(/\s/g, ' ') ?? '';
  };

  await test.step('without « se souvenir de moi » the login goes with the browser', async () => {
    await logIn(page, person);
    const { 'next-auth.session-token': session, rihla_session: hint, rihla_device: device } = await cookies();
    expect([session?.expires, hint?.expires]).toEqual([-1, -1]);
    expect([session?.httpOnly, hint?.httpOnly, device?.httpOnly]).toEqual([true, false, true]);
    expect(hint?.value).toBe('1');
    expect(daysLeft(device?.expires ?? 0)).toBe(DEVICE_DAYS);
  });

  await test.step('with it, for as long as is said', async () => {
    await context.clearCookies();
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(person.email);
    await page.getByLabel(/^Mot de passe/).fill(person.password);
    await page.getByLabel('Se souvenir de moi').check();
    await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
    await expect(page).toHaveURL(/\/$/);
    const { 'next-auth.session-token': session, rihla_session: hint } = await cookies();
    expect([session?.expires, hint?.expires].map((at) => daysLeft(at ?? 0))).toEqual([
      LOGIN_PERIODS.remembered.days,
      LOGIN_PERIODS.remembered.days,
    ]);
  });

  await test.step('the page says these names and times, and the logout takes the first two away', async () => {
    await page.goto('/cookies');
    const { short, remembered } = LOGIN_PERIODS;
    expect(await said('next-auth.session-token')).toMatch(
      new RegExp(
        `httpOnly.* après ${short.days} jour.* ${short.idleHours} heures .* il dure ${remembered.days} jours`,
      ),
    );
    expect(await said('rihla_session')).toMatch(/par la valeur 1/);
    expect(await said('rihla_device')).toMatch(new RegExp(`httpOnly.* dure ${DEVICE_DAYS} jours`));
    await page.goto('/contact');
    await page.getByLabel('Votre message').fill('Un début de message');
    const typed = () =>
      page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('rihla.saisie.')));
    await expect.poll(typed).not.toEqual([]);
    await page.getByRole('button', { name: /^Mon compte/ }).click();
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click();
    await page.waitForURL('**/login');
    // What was chosen for this browser outlasts a login.
    expect(Object.keys(await cookies()).sort()).toEqual(['rihla_device', 'rihla_langue']);
    expect(await typed()).toEqual([]);
  });
});
