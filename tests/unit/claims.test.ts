import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/files';

/**
 * What a marketplace likes to say of itself and no code of ours does. Who makes one of these true takes it off this list, in
 * the commit that does it, with the test that shows it.
 */
const UNTRUE =
  /transporteurs? (?:tous )?(?:contrôlés?|sélectionnés?|certifiés?|vérifiés? par nos)|avis après chaque|vous le confirmez|colis (?:assurés?|garantis?)|livraison garantie|paiement (?:100 ?%|entièrement) sécurisé|satisf(?:ait|action) (?:ou remboursé|garantie)|assistance 7|partout dans le monde|des milliers de/i;

test('nothing on the site claims what no code does', () => {
  const read = ['app', 'components', 'lib']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(file, 'utf8').replace(/&#\w+;|\{'\\u\w+'\}|\s+/g, ' ')] as const);
  expect(read.length).toBeGreaterThan(500);
  const claims = read.flatMap(([file, text]) => {
    const [found] = UNTRUE.exec(text) ?? [];
    return found ? [`${file}: ${found}`] : [];
  });
  expect(claims).toEqual([]);
});
