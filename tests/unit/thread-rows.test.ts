import 'next/dist/server/node-environment-baseline.js';
import {
  type WorkUnitStore,
  workUnitAsyncStorage,
} from 'next/dist/server/app-render/work-unit-async-storage.external.js';
import { describe, expect, test } from 'vitest';
import { useFirstWords as firstWords } from '@/components/messagerie/conversation-words';
import { mergeConversations, newerOf } from '@/components/messagerie/conversations-state';
import { type Row, rowsOf } from '@/components/messagerie/thread-rows';
import { wordsIn } from '@/components/words/words-of';
import { evenementSentence } from '@/lib/conversations/labels';
import type { ConversationView } from '@/lib/conversations/queries/conversations';
import type { MessageView } from '@/lib/conversations/queries/messages';
import { COVER } from '@/lib/core/text/covered';
import { formatMessageDay, formatMessageTime } from '@/lib/core/text/time';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';

const ME = 'moi';

function message(ordre: number, createdAt: string, more: Partial<MessageView> = {}): MessageView {
  return {
    _id: `m${ordre}`,
    ordre,
    createdAt,
    kind: 'texte',
    sender: { _id: 'autre' },
    ...more,
  } as MessageView;
}
const mine = (ordre: number, createdAt: string) =>
  message(ordre, createdAt, { sender: { _id: ME } as MessageView['sender'] });

const rows = (messages: MessageView[], readUpTo: number | null = null, timeZone = 'Europe/Paris') =>
  rowsOf({ messages, waiting: [], meId: ME, timeZone, readUpTo });
const shape = (all: Row[]) =>
  all.map((row) => (row.kind === 'group' ? `${row.own ? 'own' : 'other'} ${row.said.length}` : row.kind));

describe('the lines of a thread', () => {
  test('what one person writes within a minute is a group', () => {
    expect(
      shape(
        rows([
          message(1, '2026-11-20T10:00:02Z'),
          message(2, '2026-11-20T10:00:58Z'),
          mine(3, '2026-11-20T10:00:59Z'),
          message(4, '2026-11-20T10:00:59Z'),
          message(5, '2026-11-20T10:01:00Z'),
        ]),
      ),
    ).toEqual(['day', 'other 2', 'own 1', 'other 1', 'other 1']);
  });

  test('a day begins at the reader’s midnight', () => {
    const night = [message(1, '2026-11-20T22:30:00Z'), message(2, '2026-11-20T23:30:00Z')];
    expect(shape(rows(night, null, 'Europe/Paris'))).toEqual(['day', 'other 1', 'day', 'other 1']);
    expect(shape(rows(night, null, 'UTC'))).toEqual(['day', 'other 1', 'other 1']);
  });

  test('an event stands between groups', () => {
    const at = '2026-11-20T10:00:00Z';
    expect(shape(rows([message(1, at), message(2, at, { kind: 'evenement' }), message(3, at)]))).toEqual([
      'day',
      'other 1',
      'evenement',
      'other 1',
    ]);
  });

  test('new messages are told apart once, before the first of the other person’s', () => {
    const at = '2026-11-20T10:00:00Z';
    expect(shape(rows([message(1, at), mine(2, at), message(3, at), message(4, at)], 1))).toEqual([
      'day',
      'other 1',
      'own 1',
      'unread',
      'other 2',
    ]);
  });
});

describe('when a message was written', () => {
  const now = '2026-11-22T12:00:00Z';
  test.each([
    ['2026-11-22T08:05:00Z', 'Aujourd’hui à 09:05', 'Aujourd’hui'],
    ['2026-11-21T23:30:00Z', 'Aujourd’hui à 00:30', 'Aujourd’hui'],
    ['2026-11-21T20:00:00Z', 'Hier à 21:00', 'Hier'],
    ['2026-11-17T17:00:00Z', 'mardi à 18:00', 'mardi 17 novembre'],
    ['2026-11-15T12:00:00Z', '15 novembre 2026', '15 novembre 2026'],
  ])('%s', (at, label, day) => {
    expect(formatMessageTime(at, now, 'Europe/Paris')).toBe(label);
    expect(formatMessageDay(at, now, 'Europe/Paris')).toBe(day);
  });
  test('in the zone of who reads', () => {
    expect(formatMessageTime('2026-11-21T23:30:00Z', now, 'Africa/Dakar')).toBe('Hier à 23:30');
  });
});

describe('the list of conversations', () => {
  const one = (_id: string, ordre: number, createdAt: string, luJusqua = 0) =>
    ({ _id, ordre, luJusqua, luParAutre: 0, retouches: 0, lastMessage: { createdAt } }) as ConversationView;

  test('holds each once, newest first, and what is known best of it', () => {
    const known = [one('a', 2, '2026-11-20T10:00:00Z'), one('b', 5, '2026-11-19T10:00:00Z')];
    const arrived = [one('b', 6, '2026-11-21T10:00:00Z'), one('a', 1, '2026-11-18T10:00:00Z')];
    expect(mergeConversations(known, arrived).map(({ _id, ordre }) => `${_id}${ordre}`)).toEqual([
      'b6',
      'a2',
    ]);
  });

  test('what was read since is newer', () => {
    const [before, after] = [one('a', 2, '', 1), one('a', 2, '', 2)];
    expect(newerOf(after, before)).toBe(after);
    expect(newerOf(before, after)).toBe(after);
  });
});

test('the first words are their author’s, but for what an operator hid', () => {
  const at = '2026-11-20T10:00:00Z';
  const said = { content: 'Bonjour', sender: { _id: ME } as MessageView['sender'] };
  expect(firstWords(message(1, at, said), ME)).toBe('Vous\u202f: Bonjour');
  expect(firstWords(message(1, at, said), 'autre')).toBe('Bonjour');
  const hidden = { ...said, content: 'Message masqué par la modération', masque: true };
  expect(firstWords(message(1, at, hidden), ME)).toBe('Message masqué par la modération');
});

test.each(['fr', 'en', 'ar'] as const)('what is covered is said in the page’s language: %s', (langue) => {
  const said = { content: `Appelez le ${COVER}`, sender: { _id: 'autre' } as MessageView['sender'] };
  const page = { rootParams: { langue } } as unknown as WorkUnitStore;
  const mots = workUnitAsyncStorage.run(page, () => firstWords(message(1, '2026-11-20T10:00:00Z', said), ME));
  expect(mots).toBe(`Appelez le ${ecrans[langue]['ui/signes'].couvert}`);
});

describe('what happened, in a line', () => {
  const evenement = {
    type: 'etape_deplacee',
    villeDepart: 'Lyon',
    villeArrivee: 'Tanger',
    dateDepart: '2026-12-12T05:30:00Z',
    timezoneDepart: 'Europe/Paris',
    poids: 8,
    etape: null,
  } as const;
  const moved = {
    ville: 'Lyon',
    avant: '2026-12-12T05:30:00Z',
    apres: '2026-12-12T07:00:00Z',
    timezone: 'Europe/Paris',
  };
  const words = (langue: Langue) => wordsIn<'messagerie/dit'>(langue, ecrans[langue]['messagerie/dit']);

  test.each([
    [
      'fr',
      'Réservation confirmée\u202f: 8\u00a0kg, Lyon → Tanger, départ sam. 12 décembre, 6\u00a0h\u00a030',
      'Horaire modifié\u202f: Lyon, sam. 12 décembre, 6\u00a0h\u00a030 → 8\u00a0h',
    ],
    [
      'en',
      'Booking confirmed: 8\u00a0kg, Lyon → Tanger, leaving Sat 12 December, 06:30',
      'Time changed: Lyon, Sat 12 December, 06:30 → 08:00',
    ],
    [
      'ar',
      'تأكد الحجز: 8\u00a0كغ، من Lyon إلى Tanger، الانطلاق السبت 12 دجنبر، 06:30',
      'تغيّر الموعد: Lyon، من السبت 12 دجنبر، 06:30 إلى 08:00',
    ],
  ] as const)('in %s', (langue, confirmed, later) => {
    const said = [
      evenementSentence(words(langue), { ...evenement, type: 'reservation_confirmee' }),
      evenementSentence(words(langue), { ...evenement, etape: moved }),
    ];
    expect(said.map((text) => text.replace(/[\u2068\u2069]/g, ''))).toEqual([confirmed, later]);
  });
});
