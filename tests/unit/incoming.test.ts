import { expect, test } from 'vitest';
import { withReadableSegments } from '@/server/incoming.mjs';

test.each([
  ['/transporteurs/%ff', '/transporteurs/%25ff'],
  ['/transporteurs/100%', '/transporteurs/100%25'],
  ['/api/transports/%c3%28?search=%ff', '/api/transports/%25c3%2528?search=%ff'],
  ['/agences/caf%C3%A9?ville=Saint-%C3%89tienne', '/agences/caf%C3%A9?ville=Saint-%C3%89tienne'],
  ['/_next/image?url=%2Fuploads%2Fa.webp&w=640', '/_next/image?url=%2Fuploads%2Fa.webp&w=640'],
  ['/?', '/?'],
  ['/1/_next/static/../../package.json', '/1/package.json'],
  ['/a/./b/%2E%2e/c?x=/../y', '/a/c?x=/../y'],
  ['/../../etc/passwd', '/etc/passwd'],
  ['/a/..', '/'],
  ['/a/b/.', '/a/b/'],
  ['/.env/..env/...', '/.env/..env/...'],
])('%s is read as %s', (sent, read) => expect(withReadableSegments(sent)).toBe(read));
