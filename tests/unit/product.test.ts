import { readFileSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { GET as changePassword } from '@/app/.well-known/change-password/route';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const read = () => import('@/lib/core/product');
const securityText = async () => {
  const { GET } = await import('@/app/.well-known/security.txt/route');
  return GET();
};

it('the operator, the address and the mailbox come from the environment', async () => {
  vi.resetModules();
  expect(await read()).toMatchObject({
    PRODUCT_NAME: 'Rihla',
    OPERATOR: null,
    CONTACT_EMAIL: 'contact@rihla.example',
  });
  vi.resetModules();
  vi.stubEnv('PRODUCT_NAME', 'Safar');
  vi.stubEnv('PRODUCT_OPERATOR', ' Safar SAS ');
  vi.stubEnv('PRODUCT_ADDRESS', '1 rue de la République, 69001 Lyon');
  vi.stubEnv('PRODUCT_EMAIL', 'bonjour@safar.example');
  expect(await read()).toMatchObject({
    PRODUCT_NAME: 'Safar',
    OPERATOR: { name: 'Safar SAS', address: '1 rue de la République, 69001 Lyon' },
    CONTACT_EMAIL: 'bonjour@safar.example',
  });
});

it('what is not said of the operator is named, for the warning at the start', async () => {
  vi.resetModules();
  vi.stubEnv('PRODUCT_OPERATOR', 'Safar SAS');
  vi.stubEnv('PRODUCT_PHONE', ' ');
  const { unsaidOfOperator } = await read();
  expect(unsaidOfOperator()).toEqual([
    'PRODUCT_ADDRESS',
    'PRODUCT_EMAIL',
    'PRODUCT_PHONE',
    'PRODUCT_DIRECTOR',
    'PRODUCT_HOSTING',
    'PRODUCT_MEDIATOR',
  ]);
});

it('the start of a site that people reach warns of it, and of nothing where all is said or the site is only tried', async () => {
  const warningsAt = async (address: string) => {
    vi.resetModules();
    vi.stubEnv('APP_URL', address);
    const { logLinesOf } = await import('../support/log-lines');
    const { warnOfUnsaid } = await import('@/lib/core/log/unsaid');
    return logLinesOf(async () => warnOfUnsaid());
  };
  vi.stubEnv('PRODUCT_OPERATOR', 'Safar SAS');
  const [line, ...more] = await warningsAt('https://safar.example');
  expect(line).toMatchObject({ level: 40, missing: expect.arrayContaining(['PRODUCT_DIRECTOR']) });
  expect(line?.missing).not.toContain('PRODUCT_OPERATOR');
  expect(line?.msg).toMatch(/does not say who runs it/);
  expect(more).toEqual([]);
  for (const tried of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(await warningsAt(tried)).toEqual([]);
  for (const name of ['ADDRESS', 'EMAIL', 'PHONE', 'DIRECTOR', 'HOSTING', 'MEDIATOR'])
    vi.stubEnv(`PRODUCT_${name}`, 'dit');
  expect(await warningsAt('https://safar.example')).toEqual([]);
  expect(readFileSync('instrumentation.ts', 'utf8')).toContain('.warnOfUnsaid();');
});

it('security.txt says whom to write to, and until when it is true', async () => {
  vi.resetModules();
  vi.stubEnv('PRODUCT_EMAIL', 'bonjour@safar.example');
  vi.stubEnv('APP_URL', 'https://safar.example/');
  const answer = await securityText();
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
  expect(fields).toMatchObject({
    Contact: 'mailto:bonjour@safar.example',
    Canonical: 'https://safar.example/.well-known/security.txt',
  });
  const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

it('a password manager finds where a password is changed', () => {
  const answer = changePassword();
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/settings#securite']);
});

it('the page that is shown without a network bears the product’s name too', async () => {
  vi.resetModules();
  vi.stubEnv('PRODUCT_NAME', 'Safar & <fils>');
  const { GET } = await import('@/app/hors-ligne.html/route');
  const page = await (await GET()).text();
  expect(page).toContain('<title>Hors ligne | Safar &amp; &lt;fils&gt;</title>');
  expect(page.replaceAll(/rihla[-_]\w+/g, '')).not.toMatch(/Rihla|\{nom\}/i);
});
