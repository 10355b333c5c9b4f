import { expect, test } from 'vitest';
import { stillCards } from '@/components/page/still';
import { drawnOnce } from '@/lib/core/memory/drawn';

const Card = ({ titre, urgent }: { titre: string; urgent: boolean }) => (
  <article>
    {titre}
    {urgent && <b>Urgent</b>}
  </article>
);

test('the same data are drawn once, other data and other kinds anew', () => {
  const drawn: unknown[] = [];
  const draw = (data: { a: number; b?: string }) => {
    drawn.push(data);
    return `<${data.a}>`;
  };
  const ask = (kind: string, data: { a: number; b?: string }) => drawnOnce(kind, data, draw);
  expect(['x', 'x', 'y'].map((kind) => ask(kind, { a: 1 }))).toEqual(['<1>', '<1>', '<1>']);
  expect([ask('x', { a: 1, b: 'urgent' }), ask('x', { a: 2 }), ask('x', { a: 1, b: undefined })]).toEqual([
    '<1>',
    '<2>',
    '<1>',
  ]);
  expect(drawn).toEqual([{ a: 1 }, { a: 1 }, { a: 1, b: 'urgent' }, { a: 2 }]);
});

test('a list shows each card as it is now', () => {
  const list = (urgent: boolean) => stillCards('essai', [{ titre: 'Thé', urgent }], Card);
  const [now, then] = [list(true), list(false)];
  expect(now.html).toBe('<li class="card-place"><article>Thé<b>Urgent</b></article></li>');
  expect(then.html).not.toContain('Urgent');
  expect(then.id).not.toBe(now.id);
  expect(list(true)).toEqual(now);
});
