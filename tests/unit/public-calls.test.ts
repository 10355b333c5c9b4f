import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { idsIn, readChange } from '@/server/changes.mjs';
import { publicCall } from '@/server/public-calls.mjs';

const [ID, OTHER, OWNER] = [1, 2, 3].map((nth) => `0199a2b4-0000-7000-8000-00000000000${nth}`) as [
  string,
  string,
  string,
];
const asked = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  publicCall({ method, url, headers });

describe('calls that are answered from memory', () => {
  test.each([
    ['/api/transports', '/transporteurs'],
    ['/api/transports?villeDepart=Lyon&limit=5', '/transporteurs'],
    ['/api/transports/urgent?limit=3', '/transporteurs'],
    [`/api/transports/${ID}`, `/transporteurs/${ID}`],
    ['/api/demandes?ville=Dakar', '/demandes'],
    ['/api/demandes/urgent', '/demandes'],
    [`/api/demandes/${ID}`, `/demandes/${ID}`],
    ['/api/produits', '/produits'],
    ['/api/produits/recent', '/produits'],
    [`/api/produits/${ID}`, `/produits/${ID}`],
    ['/api/users?userType=agency&ville=Lyon', '/agences'],
    [`/api/users/${ID}`, `/profile/${ID}`],
    [`/api/users/${ID}/transports?limit=5`, `/profile/${ID}/transports`],
    [`/api/reviews/user/${ID}`, `/profile/${ID}/avis`],
  ])('%s, by its own address, as long as %s', (url, path) => {
    expect(asked(url)).toEqual({ path, address: url, langue: 'fr' });
  });

  test.each([
    ['/api/users/me'],
    [`/api/users/${ID}/block`],
    ['/api/reservations/user'],
    [`/api/reservations/transport/${ID}`],
    ['/api/conversations'],
    [`/api/transports/${ID}/capacity`],
    [`/api/demandes/${ID}/views`],
    [`/api/transports/${ID.toUpperCase()}`],
    ['/api/transports/'],
    ['/api/transports/non-non'],
    ['/transporteurs'],
    [`/api/transports?search=${'a'.repeat(800)}`],
    [`/api/transports?limit=1?${'a'.repeat(800)}`],
    ['/api/transports?limit=1#x'],
  ])('never %s', (url) => {
    expect(asked(url)).toBeNull();
  });

  test.each([['authorization'], ['cookie']])('never for who comes with %s', (name) => {
    expect(asked('/api/transports', { [name]: 'x' })).toBeNull();
  });

  test.each([
    ['en', 'en'],
    ['ar-MA,fr;q=0.8', 'ar'],
    ['fr-FR,en;q=0.8', 'fr'],
    ['de', 'fr'],
    ['*', 'fr'],
  ])('for who wants %s, in %s', (wanted, langue) => {
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(asked('/api/transports', { 'accept-language': wanted })?.langue).toBe(langue);
  });

  test('in French for everybody where the site speaks nothing else', () => {
    vi.stubEnv('LANGUES', 'fr');
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(asked('/api/transports', { 'accept-language': 'en' })?.langue).toBe('fr');
  });

  test.each([['POST'], ['PUT'], ['HEAD'], ['OPTIONS']])('never %s', (method) => {
    expect(asked('/api/transports', {}, method)).toBeNull();
  });

  test('a write that touches the page touches the call', () => {
    const shown = (url: string, text = '') => {
      const call = asked(url);
      return { path: call?.path ?? '', ids: idsIn(`${url} ${text}`) };
    };
    const { touches } = readChange(`kilos ${ID} ${OWNER}`);
    expect([
      touches(shown('/api/transports?search=thé')),
      touches(shown(`/api/transports/${ID}`)),
      touches(shown(`/api/transports/${OTHER}`, `${OWNER}`)),
      touches(shown('/api/demandes')),
    ]).toEqual([true, true, false, false]);
    expect(touches(shown(`/api/users/${OWNER}/transports`))).toBe(true);
    const person = readChange(`personne ${OWNER}`);
    expect(person.touches(shown(`/api/demandes/${ID}`, `"userId":{"_id":"${OWNER}"}`))).toBe(true);
    expect(person.touches(shown(`/api/demandes/${ID}`, `"userId":{"_id":"${OTHER}"}`))).toBe(false);
  });
});
