import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { normaliser } from '@/lib/core/text/normaliser';
import { afterAgreement, ownerMoves } from '@/lib/demandes/rules';
import { STATUTS_DEMANDE } from '@/lib/demandes/schema';
import { PAYMENT_ACTIONS, PAYMENT_PAR, stepFrom as paymentStep } from '@/lib/payments/rules/life';
import { ETATS_PAYMENT } from '@/lib/payments/schema';
import { REMISE_ACTIONS, REMISE_PAR, stepFrom as remiseStep } from '@/lib/remises/rules';
import { RESERVATION_LIFE } from '@/lib/reservations/rules';
import { ETATS_REMISE } from '@/lib/reservations/schema';
import { statutTransport } from '@/lib/transports/rules';

// Each life cycle of docs/rules.md is a table and a picture of it, and both say what the code does.

const rules = readFileSync('docs/rules.md', 'utf8');
const section = (title: string) => rules.split(/^## /m).find((part) => part.startsWith(`${title}\n`)) ?? '';
const NOWHERE = '–';

type Row = { from: string[]; action: string; by: string; to: string[]; when: string };

/** The rows of the table that begins with this state, by the names in its head. */
function tableOf(title: string, state: string): Row[] {
  const tables = section(title).match(/(?:^\|.*\n)+/gm) ?? [];
  const found = tables.find((table) => table.startsWith('| from |') && table.includes(`\`${state}\``)) ?? '';
  const [head = [], , ...rows] = found
    .trim()
    .split('\n')
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  const cell = (row: string[], name: string) => row[head.indexOf(name)] ?? '';
  const states = (text: string) =>
    text === NOWHERE ? [NOWHERE] : [...text.matchAll(/`([^`]+)`/g)].map(([, state = '']) => state);
  return rows.map((row) => ({
    from: states(cell(row, 'from')),
    action: normaliser(cell(row, 'action')),
    by: cell(row, 'by'),
    to: states(cell(row, 'to')),
    when: cell(row, 'when'),
  }));
}

/** The arrows of the picture that has this state. */
function arrowsDrawn(title: string, state: string): string[] {
  const drawings = [...section(title).matchAll(/```mermaid\nstateDiagram-v2\n([\s\S]*?)```/g)].map(
    ([, drawn = '']) => drawn,
  );
  const drawn = drawings.find((one) => new RegExp(`\\b${state}\\b`).test(one)) ?? '';
  const arrows = [...drawn.matchAll(/^ {2}(\S+) --> ([^\s:]+)(?:: .+)?$/gm)];
  return [...new Set(arrows.map(([, from, to]) => `${from} ${to}`))];
}

/** A state’s name in a picture, where neither blanks nor accents may be. */
const drawnAs = (state: string) => (state === NOWHERE ? '[*]' : normaliser(state).replaceAll(' ', '_'));

const arrowsOf = (rows: Row[]) => [
  ...new Set(
    rows.flatMap(({ from, to }) =>
      from.flatMap((one) => to.map((other) => `${drawnAs(one)} ${drawnAs(other)}`)),
    ),
  ),
];

const LIVES: [title: string, state: string, states: readonly string[]][] = [
  ['Transports, étapes, legs', 'actif', ['actif', 'termine']],
  ['Reservations', 'confirmee', ['en_attente', 'confirmee', 'refusee', 'annulee']],
  ['Payments', 'held', ETATS_PAYMENT],
  ['Payments', 'livree', ETATS_REMISE],
  ['Demandes', 'en cours', STATUTS_DEMANDE],
];

test.each(LIVES)('%s, %s: the picture shows the table, and every state there is', (title, state, states) => {
  const arrows = arrowsOf(tableOf(title, state));
  expect(arrows.length).toBeGreaterThan(2);
  expect(arrowsDrawn(title, drawnAs(state)).sort()).toEqual(arrows.sort());
  const met = new Set(arrows.flatMap((arrow) => arrow.split(' ')));
  expect([...met].filter((one) => one !== '[*]').sort()).toEqual(states.map(drawnAs).sort());
});

/** What a table says of moves between two states, as `from action to`. */
const moves = (rows: Row[]) =>
  rows
    .filter(({ from, to }) => !from.includes(NOWHERE) && !to.includes(NOWHERE))
    .flatMap(({ from, action, to }) => from.flatMap((one) => to.map((other) => `${one} ${action} ${other}`)));

describe('a table says what the code does', () => {
  test('of transports', () => {
    const [now, hour] = [Date.parse('2026-06-01T12:00:00Z'), 3_600_000];
    expect([1, 0, -1].map((hours) => statutTransport(now + hours * hour, now))).toEqual([
      'actif',
      'actif',
      'termine',
    ]);
    expect(moves(tableOf('Transports, étapes, legs', 'actif'))).toEqual([
      'actif finir termine',
      'termine reporter actif',
    ]);
  });

  test('of reservations', () => {
    const rows = tableOf('Reservations', 'confirmee').map((row) => ({ ...row, action: '' }));
    const lives = Object.values(RESERVATION_LIFE).flatMap(({ from, to }) =>
      from.map((one) => `${one}  ${to}`),
    );
    expect([...new Set(moves(rows))].sort()).toEqual([...new Set(lives)].sort());
  });

  test('of payments', () => {
    const [montant, both] = [100, [true, false]];
    const facts = [0, 50, montant].flatMap((rembourse) =>
      both.flatMap((echu) => both.map((rendu) => ({ montant, rembourse, echu, rendu }))),
    );
    const lives = ETATS_PAYMENT.flatMap((from) =>
      PAYMENT_ACTIONS.flatMap((action) =>
        PAYMENT_PAR.flatMap((by) =>
          facts.flatMap((one) => {
            const to = paymentStep(from, action, by, one);
            return to ? [`${from} ${action} ${to}`] : [];
          }),
        ),
      ),
    );
    expect([...new Set(moves(tableOf('Payments', 'held')))].sort()).toEqual([...new Set(lives)].sort());
  });

  test('of parcels: who moves them, from where to where, and what it takes', () => {
    const people = {
      transporteur: 'carrier',
      demandeur: 'sender',
      destinataire: 'recipient',
      temps: 'time',
      operateur: 'an operator',
    };
    const words = { parti: /departure is past/, conserve: /money is held/, echu: /24 hours.* seven days/ };
    const all = { parti: true, conserve: true, echu: true, differe: false };
    const lives = ETATS_REMISE.flatMap((from) =>
      REMISE_ACTIONS.flatMap((action) =>
        REMISE_PAR.flatMap((by) => {
          const to = remiseStep(from, action, by, all);
          if (to === null || to === from) return [];
          const takes = Object.keys(words).filter(
            (fact) => remiseStep(from, action, by, { ...all, [fact]: false }) === null,
          );
          return [[from, action, people[by], to, ...takes].join(' ')];
        }),
      ),
    );
    const told = tableOf('Payments', 'livree')
      .filter(({ from, to }) => !from.includes(NOWHERE) && !to.includes(NOWHERE))
      .flatMap(({ from, action, by, to, when }) =>
        from.flatMap((one) =>
          by.split(', ').map((who) => {
            const takes = Object.entries(words).flatMap(([fact, word]) => (word.test(when) ? [fact] : []));
            return [one, action, who, ...to, ...takes].join(' ');
          }),
        ),
      );
    expect(told.sort()).toEqual(lives.sort());
  });

  test('of demandes', () => {
    const byOwner = STATUTS_DEMANDE.flatMap((from) => ownerMoves(from).map((to) => `${from}  ${to}`));
    const byAgreement = STATUTS_DEMANDE.flatMap((status) =>
      [true, false].flatMap((agreed) => {
        const { status: to } = afterAgreement({ status, parAccord: !agreed }, agreed);
        return to === status ? [] : [`${status}  ${to}`];
      }),
    );
    expect([...new Set(moves(tableOf('Demandes', 'en cours')))].sort()).toEqual(
      [...new Set([...byOwner, ...byAgreement])].sort(),
    );
  });
});
