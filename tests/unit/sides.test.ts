import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/files';

// A side is where a line begins or ends, which an Arabic page turns round; the map alone has a left and a right.
const DECLARED =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)|left|right)\s*:|text-align:\s*(?:left|right)|(?<![\w-])float:/;
// The middle is the middle from both sides.
const CLASS =
  /(?<=[\s"'`:-])(?:[mp][lr]-[\d[]|(?:left|right)-(?!1\/2)[\d[]|border-[lr](?=[\s"'`-])|rounded-[lr]-|text-(?:left|right)(?=[\s"'`]))/;

const files = ['app', 'components']
  .flatMap((folder) => filesBelow(folder))
  .filter((file) => !/\/map\//.test(file));
const found = (ending: RegExp, wrong: RegExp) =>
  files
    .filter((file) => ending.test(file))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (wrong.test(line) ? [`${file}:${at + 1} ${line.trim()}`] : [])),
    );

test('styles name no left and no right', () => {
  expect(found(/\.css$/, DECLARED)).toEqual([]);
});

test('classes name no left and no right', () => {
  expect(found(/\.tsx$/, CLASS)).toEqual([]);
});
