import { NextRequest } from 'next/server';
import { encode } from 'next-auth/jwt';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { sessionCookieName } from '@/lib/core/sessions/cookie';
import { config, middleware } from '@/middleware';
import { contentSecurityPolicy, securityHeaders } from '@/server/security-headers.mjs';

const PUBLIC = [
  '/',
  '/loginx',
  '/login/rien',
  '/profile/0199',
  '/paymentsx',
  '/transporteurs/42',
  '/api',
  '/api/users/me',
  '/apis',
  '/uploads',
  '/uploads/a.webp',
  '/partage/transport/42',
  '/settings/rien',
  '/colis/lyon-tanger',
];
/** The same in another language: the middleware sees them, and lets them be. */
const TRANSLATED = ['/en', '/ar/transporteurs/42', '/en/colis/lyon-tanger', '/ar/about'];
const WITH_NONCE = [
  '/profile',
  '/settings',
  '/mes-reservations',
  '/mes-alertes',
  '/notifications',
  '/messagerie',
  '/messagerie/42',
  '/conversation/42',
  '/payments',
  '/payments/42',
  '/remises/42',
  '/telechargement/42',
  '/colis/4f0-_aBcDeFgHiJkLmNoPqRsTuVwXyZ0',
  // Open, and secrets are typed there or stand in the address.
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirmer-email',
  '/confirmer-newsletter',
  '/reprendre-email',
  '/newsletter/42',
  '/desabonnement/42',
  '/pas-moi/42',
  '/moderation',
  '/moderation/decisions/42',
  '/en/settings',
  '/ar/messagerie/42',
  '/en/colis/4f0-_aBcDeFgHiJkLmNoPqRsTuVwXyZ0',
  '/ar/login',
];

/** A rule's source as Next reads it: `:path*` is any rest. */
const covers = (source: string, path: string) =>
  new RegExp(
    `^${source.replace('/:path*', '(?:/.*)?').replace(':token(', '(').replace('/:langue(en|ar)?', '(?:/(?:en|ar))?')}$`,
  ).test(path === '/' && source === '/:path*' ? '' : path);

/** The pages that the middleware sees whoever asks; the router's own questions it sees everywhere. */
const seen = config.matcher.filter((one) => typeof one === 'string');

afterEach(() => vi.unstubAllEnvs());

describe('exactly one policy', () => {
  it.each(PUBLIC)('%s has it from the configuration', async (path) => {
    const rules = (await securityHeaders()).filter((rule) => covers(rule.source, path));
    const keys = rules.flatMap((rule) => rule.headers.map((header) => header.key));
    expect(keys.filter((key) => key === 'Content-Security-Policy')).toHaveLength(1);
    expect(keys).toContain('X-Content-Type-Options');
    expect(seen.some((source) => covers(source, path))).toBe(false);
  });

  it.each(TRANSLATED)('%s has it from the configuration alone', async (path) => {
    const rules = (await securityHeaders()).filter((rule) => covers(rule.source, path));
    const keys = rules.flatMap((rule) => rule.headers.map((header) => header.key));
    expect(keys.filter((key) => key === 'Content-Security-Policy')).toHaveLength(1);
    const response = await middleware(new NextRequest(`http://localhost${path}`));
    expect([response.status, response.headers.has('Content-Security-Policy')]).toEqual([200, false]);
  });

  it.each(WITH_NONCE)('%s has it from the middleware', async (path) => {
    const rules = (await securityHeaders()).filter((rule) => covers(rule.source, path));
    const keys = rules.flatMap((rule) => rule.headers.map((header) => header.key));
    expect(keys).not.toContain('Content-Security-Policy');
    expect(keys).toContain('X-Content-Type-Options');
    expect(seen.some((source) => covers(source, path))).toBe(true);
  });
});

describe('the camera', () => {
  const allowed = async (path: string) =>
    (await securityHeaders())
      .filter((rule) => covers(rule.source.replace(':id', '[^/]+'), path))
      .flatMap((rule) => rule.headers.filter(({ key }) => key === 'Permissions-Policy'))
      .at(-1)?.value;

  it('is open to the page that scans codes, and to no other', async () => {
    expect(await allowed('/remises/42')).toMatch(/^camera=\(self\), microphone=\(\), /);
    for (const path of [...PUBLIC, ...WITH_NONCE].filter((one) => one !== '/remises/42')) {
      expect(await allowed(path)).toMatch(/^camera=\(\), microphone=\(\), /);
    }
  });
});

describe('the policy', () => {
  it('lets an answer of the API load nothing', async () => {
    const rules = (await securityHeaders()).filter((rule) => covers(rule.source, '/api/transports'));
    const policy = rules.flatMap((rule) => rule.headers).find(({ key }) => key === 'Content-Security-Policy');
    expect(policy?.value).toBe("default-src 'none'; frame-ancestors 'none'");
  });

  it('lets nothing inline run beside a nonce', () => {
    const scripts = /script-src ([^;]*)/.exec(contentSecurityPolicy('abc'))?.[1];
    expect(scripts).toBe("'self' 'nonce-abc'");
    expect(contentSecurityPolicy('abc')).toContain("style-src-elem 'self' 'nonce-abc'");
  });

  it('names other origins only when the operator does', () => {
    expect(contentSecurityPolicy()).not.toContain('http');
    vi.stubEnv('MAP_TILES_URL', 'https://{s}.tuiles.example/{z}/{x}/{y}.png?cle=1');
    vi.stubEnv('UPLOADTHING_TOKEN', 'x');
    expect(contentSecurityPolicy()).toContain(
      "img-src 'self' data: blob: https://*.ufs.sh https://*.tuiles.example;",
    );
  });

  it('asks for https only where the site is served by it', async () => {
    const keys = async () =>
      (await securityHeaders()).flatMap((rule) => rule.headers.map((header) => header.key));
    expect(await keys()).not.toContain('Strict-Transport-Security');
    vi.stubEnv('APP_URL', 'https://rihla.example');
    expect(await keys()).toContain('Strict-Transport-Security');
    expect(contentSecurityPolicy()).toContain('upgrade-insecure-requests');
  });
});

describe('a page that the router asks for', () => {
  const [router] = config.matcher.filter((one) => typeof one === 'object');

  it('is seen wherever it is, calls and files are not', () => {
    expect(router?.has).toEqual([{ type: 'header', key: 'rsc' }]);
    for (const path of ['/', '/transporteurs', '/profile/0199'])
      expect(covers(router?.source ?? '', path)).toBe(true);
    for (const path of ['/api/users/me', '/_next/static/a.js'])
      expect(covers(router?.source ?? '', path)).toBe(false);
  });

  it('is told the question that it was made for, which the rewrite of a French address leaves out', async () => {
    const told = async (path: string) =>
      (await middleware(new NextRequest(`http://rihla.test${path}`))).headers.get('x-nextjs-rewritten-query');
    expect(await told('/transporteurs?villeDepart=Saint-%C3%89tienne&page=a%0d%0ab&_rsc=abc')).toBe(
      'villeDepart=Saint-%C3%89tienne&page=a%0D%0Ab',
    );
    expect(await told('/faq')).toBe('');
    expect(await told(`/faq?x=${'a'.repeat(2_000)}`)).toBeNull();
  });

  it('has its other headers from the configuration, where the page has', async () => {
    const { headers } = await middleware(new NextRequest('http://rihla.test/transporteurs?x=1'));
    expect([...headers.keys()].sort()).toEqual(['x-middleware-next', 'x-nextjs-rewritten-query']);
  });
});

describe('the guard', () => {
  const visit = (path: string, cookie = '') =>
    middleware(new NextRequest(`http://rihla.test${path}`, { headers: { cookie } }));

  it('sends visitors to the login, which leads back', async () => {
    const response = await visit('/messagerie/42?x=1&y=é');
    expect(response.status).toBe(307);
    const login = new URL(response.headers.get('location') ?? '');
    expect(login.pathname).toBe('/login');
    expect(login.searchParams.get('callbackUrl')).toBe('/messagerie/42?x=1&y=%C3%A9');
    expect((await visit('/settings', `${sessionCookieName()}=faux`)).status).toBe(307);
  });

  it('lets a session through, with a nonce of its own each time', async () => {
    const secret = process.env.NEXTAUTH_SECRET ?? '';
    const cookie = `${sessionCookieName()}=${await encode({ token: { sub: 'a', sid: 'b' }, secret })}`;
    const [one, two] = [await visit('/settings', cookie), await visit('/settings', cookie)];
    expect(one.status).toBe(200);
    const policy = one.headers.get('content-security-policy');
    expect(policy).toMatch(/'nonce-[\w+/=]+'/);
    expect(policy).not.toBe(two.headers.get('content-security-policy'));
    expect(one.headers.get('cache-control')).toBe('private, no-store');
    expect(one.headers.get('x-robots-tag')).toBe('noindex');
  });

  it('lets everybody in where one logs in, with a nonce too', async () => {
    for (const path of [
      '/login',
      '/register?x=1',
      '/forgot-password',
      '/reset-password',
      '/confirmer-email',
      '/confirmer-newsletter',
      '/reprendre-email',
      '/newsletter/42',
      '/desabonnement/42',
      '/colis/4f0-_aBcDeFgHiJkLmNoPqRsTuVwXyZ0',
    ]) {
      const answer = await visit(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/);
      expect(answer.headers.get('cache-control')).toBe('private, no-cache');
      expect(answer.headers.get('x-robots-tag')).toBeNull();
    }
  });

  it('leads visitors to the language they chose where a page is one person’s, members nowhere: their account says it', async () => {
    vi.stubEnv('LANGUES', 'fr,en');
    const leads = async (path: string, cookie: string) =>
      (await visit(path, cookie)).headers.get('location')?.replace('http://rihla.test', '');
    expect(await leads('/settings?x=1', 'rihla_langue=en')).toBe('/en/settings?x=1');
    expect(await leads('/en/login?x=1', 'rihla_langue=fr')).toBe('/login?x=1');
    expect(await leads('/login', 'rihla_langue=ar')).toBeUndefined();
    expect(await leads('/en/settings', 'rihla_langue=en')).toBe('/en/login?callbackUrl=%2Fen%2Fsettings');
    expect(await leads('/en/transporteurs', 'rihla_langue=fr')).toBeUndefined();
    const secret = process.env.NEXTAUTH_SECRET ?? '';
    const session = `${sessionCookieName()}=${await encode({ token: { sub: 'a', sid: 'b' }, secret })}`;
    for (const path of ['/settings', '/en/settings', '/moderation/decisions/42', '/en/moderation'])
      for (const langue of ['fr', 'en'])
        expect(await leads(path, `${session}; rihla_langue=${langue}`)).toBeUndefined();
    expect(await leads('/moderation/decisions/42', 'rihla_langue=en')).toBe('/en/moderation/decisions/42');
  });

  it('tells a private page its address, whatever the request says of it', async () => {
    vi.stubEnv('LANGUES', 'fr,en');
    const secret = process.env.NEXTAUTH_SECRET ?? '';
    const cookie = `${sessionCookieName()}=${await encode({ token: { sub: 'a', sid: 'b' }, secret })}`;
    const headers = { cookie, 'x-rihla-adresse': 'https://ailleurs.test/' };
    const answer = await middleware(new NextRequest('http://rihla.test/en/settings?x=1', { headers }));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-middleware-request-x-rihla-adresse')).toBe('/settings?x=1');
  });

  it('lets nobody into a language that is not offered', async () => {
    const to = async (path: string) => (await visit(path)).headers.get('x-middleware-rewrite');
    expect([await to('/en/transporteurs'), await to('/ar')]).toEqual([null, null]);
    vi.stubEnv('LANGUES', 'fr');
    expect(await to('/en/transporteurs')).toBe('http://rihla.test/fr/sans-langue');
    expect(await to('/ar')).toBe('http://rihla.test/fr/sans-langue');
    vi.stubEnv('LANGUES', 'fr,en');
    expect([await to('/en/transporteurs'), await to('/ar')]).toEqual([
      null,
      'http://rihla.test/fr/sans-langue',
    ]);
  });
});
