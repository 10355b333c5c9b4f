import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesBelow } from '../support/files';

// What people read is a message (docs/decisions/040). So many texts still stand in screens; the numbers only go down, to none.
const LEFT = { texts: 4, attributes: 3 };

const READ =
  /^(aria-(label|description|roledescription|valuetext)|alt|label|placeholder|title|hint|description|legend|summary|message|text)$/;
const hasWords = (text: string) => /\p{L}{2}/u.test(text);

function literalsIn(file: string): { texts: number; attributes: number } {
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const found = { texts: 0, attributes: 0 };
  const walk = (node: ts.Node): void => {
    if (ts.isJsxText(node) && hasWords(node.text)) found.texts += 1;
    if (
      ts.isJsxExpression(node) &&
      !ts.isJsxAttribute(node.parent) &&
      node.expression &&
      ts.isStringLiteralLike(node.expression) &&
      hasWords(node.expression.text)
    )
      found.texts += 1;
    if (ts.isJsxAttribute(node) && READ.test(node.name.getText())) {
      const value =
        node.initializer && ts.isJsxExpression(node.initializer)
          ? node.initializer.expression
          : node.initializer;
      if (
        value &&
        (ts.isStringLiteralLike(value) || ts.isTemplateExpression(value)) &&
        hasWords(value.getText())
      )
        found.attributes += 1;
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}

test('no screen has more texts of its own than before', () => {
  const left = { texts: 0, attributes: 0 };
  for (const file of ['app', 'components'].flatMap(filesBelow)) {
    if (!file.endsWith('.tsx')) continue;
    const { texts, attributes } = literalsIn(file);
    left.texts += texts;
    left.attributes += attributes;
  }
  expect(left.texts).toBeLessThanOrEqual(LEFT.texts);
  expect(left.attributes).toBeLessThanOrEqual(LEFT.attributes);
});
