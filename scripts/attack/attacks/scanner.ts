import assert from 'node:assert/strict';
import { say } from '../../lib/say.mjs';
import { ask, inTurn } from '../ask';
import type { Attack, Site } from '../attack';

/** A scanner goes on for as long as there are addresses that it has not asked for: here for so long. */
const SECONDS = 8;
/** Before that for so long: every screen's program is loaded once, and what may be kept is kept. */
const FIRST_SECONDS = 8;
const AT_ONCE = 10;
const MEGABYTES_ABOVE_CALM = 100;

/** What common scanners look for on every site, whatever it is made of. */
const LOOKED_FOR = [
  '.env',
  '.git/config',
  'wp-login.php',
  'wp-admin/',
  'admin',
  'phpinfo.php',
  'server-status',
  'backup.zip',
  'api/v1/users',
  'api/graphql',
  'cgi-bin/test.cgi',
  '_next/static/../../package.json',
  'uploads/../../etc/passwd',
  'robots.txt~',
  'index.php',
];
/** What they put into the parameters of what they found. */
const PUT_IN = [
  "'",
  '"><script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '{{7*7}}',
  '1 OR 1=1',
  '%ff%fe',
];
const PARAMETERS = ['search', 'villeDepart', 'date', 'poidsMax', 'cursor', 'sort', 'callbackUrl', 'id'];
const CALLS = ['transports', 'demandes', 'produits', 'users', 'reviews', 'villes', 'transports/urgent'];

/** Every address that a page names, on this site. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/(?:href|src|action)="(\/[^"#]*)/g)].map(([, path = '']) =>
    path.replaceAll('&amp;', '&'),
  );
}

/** Addresses without an end: what pages lead to, then what is looked for beside each, each asked for once. */
function* addresses(found: string[], nth: number): Generator<string> {
  const seen = new Set<string>();
  for (let round = 0; ; round += 1) {
    const path = found[round];
    const bare = path ?? `/${CALLS[round % CALLS.length]}/${nth}${round}`;
    const [base] = bare.split('?');
    const call = `/api/${CALLS[round % CALLS.length]}`;
    const parameter = PARAMETERS[round % PARAMETERS.length];
    const put = encodeURI(PUT_IN[round % PUT_IN.length] ?? '');
    for (const one of [
      bare,
      `${base === '/' ? '' : base}/${nth}/${LOOKED_FOR[round % LOOKED_FOR.length]}`,
      `${base}?${parameter}=${put}${nth}${round}`,
      `${call}?${parameter}=${put}${nth}`,
      `${call}/${nth}${round}${put}`,
    ]) {
      if (seen.has(one)) continue;
      seen.add(one);
      yield one;
    }
  }
}

async function scan({ url }: Site, seconds: number, nth: number): Promise<Record<number, number>> {
  const found = ['/'];
  const known = new Set(found);
  const answered: Record<number, number> = {};
  const end = performance.now() + seconds * 1000;
  const inTime = function* () {
    for (const one of addresses(found, nth)) {
      if (performance.now() > end) return;
      yield one;
    }
  };
  await inTurn(inTime(), AT_ONCE, async (path) => {
    const { status, headers, body } = await ask(url + path);
    answered[status] = (answered[status] ?? 0) + 1;
    assert(status < 500 || (status === 503 && headers['retry-after']), `${path} was answered ${status}`);
    if (!String(headers['content-type']).startsWith('text/html')) return;
    for (const link of linksOf(body)) {
      if (known.has(link)) continue;
      known.add(link);
      found.push(link);
    }
  });
  return answered;
}

export const attack: Attack = {
  name: 'a scanner: every link, and thousands of addresses that are not there',
  seconds: 60,
  async run(site) {
    await scan(site, FIRST_SECONDS, 1);
    const before = await site.memory();
    const answered = await scan(site, SECONDS, 2);
    const asked = Object.values(answered).reduce((sum, count) => sum + count, 0);
    assert(asked > 200 && (answered[200] ?? 0) > 50, `it got nowhere: ${JSON.stringify(answered)}`);
    const after = await site.memory();
    const more = Math.round(Math.max(after.heap - before.heap, after.resident - before.resident));
    const told = `heap ${Math.round(before.heap)} → ${Math.round(after.heap)}, resident ${Math.round(before.resident)} → ${Math.round(after.resident)}`;
    assert(more <= MEGABYTES_ABOVE_CALM, `${more} MB more than before (${told}), after ${asked} addresses`);
    say(`  ${told} MB, after ${asked} addresses`);
    assert(
      site.troubles().length <= 5,
      `${site.troubles().length} lines in the log:\n${site.troubles().slice(0, 20).join('\n')}`,
    );
  },
};
