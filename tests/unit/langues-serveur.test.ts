import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { languesOffered } from '@/lib/langues/langue.mjs';
import { answerBusy } from '@/server/busy.mjs';
import { readsLimit } from '@/server/reads.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [undefined, ['fr', 'en', 'ar']],
  ['', ['fr', 'en', 'ar']],
  ['fr', ['fr']],
  ['fr,ar', ['fr', 'ar']],
  ['fr,ar,en', ['fr', 'en', 'ar']],
])('a site whose LANGUES is %s offers %j', (names, offered) => {
  expect(languesOffered(names)).toEqual(offered);
});

describe('the page that says that there are too many', () => {
  /** What somebody gets who wants those languages, and asks so. */
  function busy(wanted?: string, method = 'GET') {
    const headers = new Map<string, string | number>();
    let page: Buffer | undefined;
    const response = {
      req: { method, headers: wanted === undefined ? {} : { 'accept-language': wanted } },
      setHeader: (name: string, value: string | number) => headers.set(name.toLowerCase(), value),
      end: (bytes?: Buffer) => {
        page = bytes;
      },
    };
    answerBusy(response as unknown as ServerResponse);
    return { status: (response as { statusCode?: number }).statusCode, headers, page };
  }

  test.each([
    [undefined, 'fr', 'ltr', 'Beaucoup de monde sur la route', 'Réessayer'],
    ['de', 'fr', 'ltr', 'Beaucoup de monde sur la route', 'Réessayer'],
    ['en-GB,fr;q=0.5', 'en', 'ltr', 'Heavy traffic on the road', 'Try again'],
    ['ar-MA', 'ar', 'rtl', 'الطريق مزدحم حاليًا', 'إعادة المحاولة'],
  ])('speaks to who wants %s in %s', (wanted, langue, way, title, again) => {
    const { status, headers, page } = busy(wanted);
    const html = String(page);
    expect(status).toBe(503);
    expect(html).toContain(`<html lang="${langue}" dir="${way}">`);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(`<a href="">${again}</a>`);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-language': langue,
      'content-length': page?.length,
      vary: 'Accept-Language',
      'cache-control': 'private, no-store',
      'retry-after': 3,
    });
  });

  test('is, in French, what it always was; it is made once, and not sent to who asks for headers only', () => {
    expect(String(busy().page)).toContain(
      '<p>La page n’a pas pu être préparée à temps. Elle se recharge toute seule dans quelques secondes.</p>',
    );
    expect(busy('ar').page).toBe(busy('ar').page);
    const { headers, page } = busy('en', 'HEAD');
    expect([page, headers.get('content-length')]).toEqual([undefined, busy('en').page?.length]);
  });

  test('is French where the site offers nothing else', () => {
    vi.stubEnv('LANGUES', 'fr');
    expect(String(busy('ar').page)).toContain('<html lang="fr" dir="ltr">');
  });
});

test.each([
  ['fr', 'fr', /^Trop de demandes depuis votre réseau\. Réessayez dans \d+ (s|min)\.$/],
  ['en', 'en', /^Too many requests from your network\. Try again in \d+ (s|min)\.$/],
  ['ar', 'ar', /^طلبات كثيرة جدًا من شبكتك\. أعد المحاولة بعد [^{}]+\.$/],
  ['de', 'fr', /^Trop de demandes/],
])('who reads too much and wants %s is refused in %s, as text and by the API', (wanted, langue, said) => {
  const refuse = readsLimit({ proxies: 0, limit: { points: 1, seconds: 60 } });
  const read = (url: string) => {
    const answered: unknown[] = [];
    const request = {
      method: 'GET',
      url,
      headers: { 'x-forwarded-for': '203.0.113.7', 'accept-language': wanted },
    };
    const response = {
      writeHead: (...head: unknown[]) => answered.push(...head),
      end: (text: string) => answered.push(text),
    };
    refuse(request as unknown as IncomingMessage, response as unknown as ServerResponse);
    return answered;
  };
  read('/');
  const [status, headers, text] = read('/transporteurs');
  expect([status, text]).toEqual([429, expect.stringMatching(said)]);
  expect(headers).toMatchObject({
    'Content-Language': langue,
    Vary: 'Accept-Language',
    'Cache-Control': 'no-store',
  });
  const [, ofApi, body] = read('/api/transports');
  expect(JSON.parse(String(body))).toEqual({
    status: 'error',
    code: 'rate_limited',
    message: expect.stringMatching(said),
  });
  expect(ofApi).toMatchObject({ 'Content-Language': langue, Vary: 'Accept-Language' });
});
