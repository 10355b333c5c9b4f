import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PERIODES } from '@/lib/donnees/rules/periodes';
import { DONNEES, finDe, nomExporte } from '@/lib/donnees/rules/table';

const RELATION = /^\s+\w+\s+([A-Z]\w*)(\[\]|\?)?(\s|$)/;
const schema = readFileSync('prisma/schema.prisma', 'utf8');
const models = new Set([...schema.matchAll(/^model (\w+) \{/gm)].map(([, name]) => name));

/** Every column of the schema as « table.column ». */
const columns = [...schema.matchAll(/^model \w+ \{\n(.*?)^\}/gms)].flatMap(([, body = '']) => {
  const table = /@@map\("(\w+)"\)/.exec(body)?.[1] ?? '';
  return body
    .split('\n')
    .filter((line) => /^\s+\w+\s+\w/.test(line) && !/^\s*(\/\/|@@)/.test(line))
    .filter((line) => !models.has(RELATION.exec(line)?.[1] ?? ''))
    .map((line) => `${table}.${/@map\("(\w+)"\)/.exec(line)?.[1] ?? /\w+/.exec(line)?.[0]}`);
});

test('every column of the schema says what it is and what becomes of it, and nothing else is told of', () => {
  const told = Object.entries(DONNEES).flatMap(([table, { colonnes }]) =>
    Object.keys(colonnes).map((column) => `${table}.${column}`),
  );
  expect(columns.length).toBeGreaterThan(400);
  expect(told.sort()).toEqual(columns.sort());
});

test('each table says its purpose and its time, and the time that the sweep keeps', () => {
  for (const [name, table] of Object.entries(DONNEES)) {
    expect([name, table.est && table.pour && table.duree]).toEqual([name, expect.stringMatching(/\S/)]);
    expect(table.duree).toBe(name in PERIODES ? PERIODES[name as keyof typeof PERIODES].duree : table.duree);
  }
  expect(Object.keys(PERIODES).filter((name) => !(name in DONNEES))).toEqual([]);
});

test('a person reads no name twice in one file, and no secret', () => {
  for (const [name, table] of Object.entries(DONNEES)) {
    const names = Object.values(table.colonnes).flatMap((column) => nomExporte(table, column) ?? []);
    expect([name, names]).toEqual([name, [...new Set(names)]]);
  }
  const exported = Object.entries(DONNEES).flatMap(([name, table]) =>
    Object.entries(table.colonnes)
      .filter(([, column]) => nomExporte(table, column) !== null)
      .map(([column]) => `${name}.${column}`),
  );
  expect(exported.filter((column) => /\.\w*(hash|secret|token|key|auth|p256dh|scelle)/.test(column))).toEqual(
    ['images.key'],
  );
});

test('what stays of a person’s rows says why', () => {
  for (const table of Object.values(DONNEES))
    for (const column of Object.values(table.colonnes)) {
      const fin = finDe(table, column);
      if (fin !== 'efface' && 'garde' in fin) expect(fin.garde).toMatch(/\S/);
    }
});
