import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/files';

// Before a colon and its like, and inside guillemets, French has a space that a line does not break at: NNBSP and NBSP of
// lib/core/text/text.ts. Everything is read that people may read: screens, mails, refusals, the API's own document.
const BREAKS = /(?<=^|[\p{L}\d»).…]) [:;!?»](?=[\s.,)]|$)|« /u;

const isPattern = (node: ts.Node) => ts.isNewExpression(node) && node.expression.getText() === 'RegExp';

/** What people may read of a source: its texts, not the words of a query, of a pattern or of an import. */
function textsOf(file: string): { text: string; line: number }[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: { text: string; line: number }[] = [];
  const isText = (node: ts.Node) =>
    ts.isStringLiteral(node) ||
    ts.isJsxText(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddle(node) ||
    ts.isTemplateTail(node);
  function walk(node: ts.Node): void {
    if (ts.isTaggedTemplateExpression(node) || ts.isImportDeclaration(node) || isPattern(node)) return;
    if (isText(node)) {
      const { text } = node as ts.StringLiteral;
      found.push({ text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 });
    }
    ts.forEachChild(node, walk);
  }
  walk(source);
  return found;
}

test('no line of French breaks before its colon or inside its guillemets', () => {
  const files = ['app', 'components', 'lib'].flatMap(filesBelow).filter((file) => /\.tsx?$/.test(file));
  const wrong = files.flatMap((file) =>
    textsOf(file)
      .filter(({ text }) => BREAKS.test(text))
      .map(({ text, line }) => `${file}:${line} ${text.trim()}`),
  );
  expect(wrong).toEqual([]);
  // The whole product is parsed.
}, 60_000);
