import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { shareSameChunks } from '../../scripts/lib/same-chunks.mjs';

/** A build of two routes whose pieces are files of one content, and one that is alone. */
function build(): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'rihla-pieces-'));
  const write = (name: string, text: string) => {
    const file = path.join(dist, 'server', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const piece = (name: string, code: string) =>
    write(
      `chunks/${name}.js`,
      `module.exports=${code}\n\n//# sourceMappingURL=${path.basename(name)}.js.map`,
    );
  piece('_a-1._', '["base"]');
  piece('_b~2._', '["base"]');
  piece('[root-of-the-server]__c._', '["route"]');
  piece('ssr/_d._', '["base"]');
  piece('ssr/_e._', '["base"]');
  for (const [route, name] of [
    ['one', '_a-1._'],
    ['two', '_b~2._'],
    ['three', '[root-of-the-server]__c._'],
    ['four', 'ssr/_e._'],
  ]) {
    write(`app/${route}/route.js`, `module.exports=require("../../chunks/${name}.js")`);
    write(`app/${route}/route.js.nft.json`, JSON.stringify({ files: [`../../chunks/${name}.js`] }));
  }
  return dist;
}

test('pieces of one content are one file, under the name that every route and list of files then has', () => {
  const dist = build();
  const server = path.join(dist, 'server');
  expect(shareSameChunks(dist)).toBe(2);
  expect(readdirSync(path.join(server, 'chunks')).sort()).toEqual([
    '[root-of-the-server]__c._.js',
    '_a-1._.js',
    'ssr',
  ]);
  expect(readdirSync(path.join(server, 'chunks/ssr'))).toEqual(['_d._.js']);
  const load = createRequire(path.join(server, 'here.js'));
  const routes = ['one', 'two', 'three', 'four'];
  expect(routes.map((route) => load(`./app/${route}/route.js`))).toEqual([
    ['base'],
    ['base'],
    ['route'],
    ['base'],
  ]);
  // Read once: the same thing, not an equal one.
  expect(load('./app/one/route.js')).toBe(load('./app/two/route.js'));
  const listed = routes.map(
    (route) => JSON.parse(readFileSync(path.join(server, `app/${route}/route.js.nft.json`), 'utf8')).files[0],
  );
  expect(listed).toEqual([
    '../../chunks/_a-1._.js',
    '../../chunks/_a-1._.js',
    '../../chunks/[root-of-the-server]__c._.js',
    '../../chunks/ssr/_d._.js',
  ]);
  expect(shareSameChunks(dist)).toBe(0);
});
