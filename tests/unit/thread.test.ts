import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsOf } from '@/components/messagerie/links';
import { NOTHING_GOES, nextOutbox, type Outgoing, waitingIn } from '@/components/messagerie/outbox';
import { mergeLines, missingAfter, withStatuts } from '@/components/messagerie/thread-state';
import { quoteOf } from '@/lib/conversations/labels';
import { coverContacts } from '@/lib/conversations/rules/cover';
import { mayCover } from '@/lib/conversations/rules/covered';
import { COVER } from '@/lib/core/text/covered';

const line = (ordre: number) => ({ ordre, content: `message ${ordre}` });
const thread = (length: number) => Array.from({ length }, (_, index) => line(index + 1));

describe('a thread', () => {
  test('is the same whatever the order and repetition in which it arrives', () => {
    const arrivals = fc
      .integer({ min: 1, max: 40 })
      .chain((length) =>
        fc.tuple(
          fc.constant(length),
          fc.shuffledSubarray(thread(length), { minLength: length }),
          fc.array(fc.integer({ min: 1, max: length })),
          fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }),
        ),
      );
    fc.assert(
      fc.property(arrivals, ([length, shuffled, repeated, sizes]) => {
        const all = [...shuffled, ...repeated.map(line)];
        let known: ReturnType<typeof line>[] = [];
        for (let from = 0, turn = 0; from < all.length; turn += 1) {
          const size = sizes[turn % sizes.length] ?? 1;
          known = mergeLines(known, all.slice(from, from + size));
          from += size;
        }
        expect(known).toEqual(thread(length));
        expect(missingAfter(known, length)).toBeNull();
      }),
    );
  });

  test('knows after which line something is missing, and asking from there on completes it', () => {
    const holes = fc
      .integer({ min: 1, max: 40 })
      .chain((length) => fc.tuple(fc.constant(length), fc.subarray(thread(length), { minLength: 1 })));
    fc.assert(
      fc.property(holes, ([length, some]) => {
        let known = [...some];
        const first = known[0]?.ordre ?? 0;
        for (let asked = 0; asked < 50; asked += 1) {
          const after = missingAfter(known, length);
          if (after === null) break;
          known = mergeLines(known, thread(length).slice(after, after + 3));
        }
        expect(known).toEqual(thread(length).slice(first - 1));
      }),
    );
  });

  test('a line that arrives again replaces the one that was known', () => {
    expect(mergeLines([line(1)], [{ ordre: 1, content: 'autre' }])).toEqual([{ ordre: 1, content: 'autre' }]);
  });

  test('an older line tells what the newest one knows of its reservation', () => {
    const told = (reservationId: string, statut: string | null) => ({ evenement: { reservationId, statut } });
    const lines = [
      told('a', 'en_attente'),
      told('b', 'en_attente'),
      { evenement: null },
      told('a', 'confirmee'),
    ];
    expect(withStatuts(lines)).toEqual([
      told('a', 'confirmee'),
      told('b', 'en_attente'),
      { evenement: null },
      told('a', 'confirmee'),
    ]);
  });
});

const ME = 'moi';
const outgoing = (key: string, content: string, after = 3): Outgoing => ({
  key,
  content,
  after,
  images: [],
  at: '2026-11-20T10:00:00Z',
  state: 'sending',
  reason: null,
});
const arrived = (ordre: number, content: string, sender = ME) => ({
  _id: `m${ordre}`,
  ordre,
  content: coverContacts(content).text,
  couvert: coverContacts(content).covered,
  images: [],
  sender: { _id: sender },
});

describe('what waits to be confirmed', () => {
  const write = (...messages: Outgoing[]) =>
    messages.reduce((outbox, message) => nextOutbox(outbox, { type: 'write', message }), NOTHING_GOES);

  test('stands there until its line arrives, by whichever way', () => {
    const outbox = write(outgoing('k', 'Bonjour'));
    expect(waitingIn(outbox, [arrived(3, 'Bonjour')], ME)).toHaveLength(1);
    expect(waitingIn(outbox, [arrived(4, 'Bonjour', 'autre')], ME)).toHaveLength(1);
    expect(waitingIn(outbox, [arrived(4, 'Bonjour')], ME)).toEqual([]);
  });

  test('the same words twice are two messages', () => {
    const outbox = write(outgoing('k', 'Oui'), outgoing('l', 'Oui'));
    expect(waitingIn(outbox, [arrived(4, 'Oui')], ME).map(({ key }) => key)).toEqual(['l']);
    const confirmed = nextOutbox(outbox, { type: 'sent', key: 'l', id: 'm4' });
    expect(waitingIn(confirmed, [arrived(4, 'Oui')], ME).map(({ key }) => key)).toEqual(['k']);
  });

  test('a number is covered for its author too: the line is theirs, and another message is not', () => {
    const said = 'Au 06 12 34 56 78, ou a.b@c.example ; à demain';
    expect(arrived(4, said).content).not.toContain('06');
    const failed = nextOutbox(write(outgoing('k', said)), { type: 'failed', key: 'k', reason: 'Perdu' });
    expect(waitingIn(failed, [arrived(4, said)], ME)).toEqual([]);
    const others = write(outgoing('k', 'À demain'), outgoing('l', said), outgoing('m', said));
    expect(waitingIn(others, [arrived(4, said)], ME).map(({ key }) => key)).toEqual(['k', 'm']);
  });

  test('a failure keeps the key, so that sending again cannot act twice', () => {
    const failed = nextOutbox(write(outgoing('k', 'Oui')), {
      type: 'failed',
      key: 'k',
      reason: 'Connexion perdue',
    });
    expect(failed.items[0]).toMatchObject({ key: 'k', state: 'failed', reason: 'Connexion perdue' });
    expect(nextOutbox(failed, { type: 'again', key: 'k' }).items[0]).toMatchObject({
      key: 'k',
      state: 'sending',
    });
    expect(nextOutbox(failed, { type: 'restore', items: failed.items }).items).toHaveLength(1);
    expect(nextOutbox(failed, { type: 'drop', key: 'k' }).items).toEqual([]);
  });
});

test('what is covered may be what was typed, and nothing with other words may', () => {
  const bits = fc.constantFrom('06 12 34 56 78', 'a@b.example', 'oui', ' et ', COVER, '\n', 'é');
  fc.assert(
    fc.property(fc.array(bits, { maxLength: 8 }), (typed) => {
      const text = typed.join('');
      expect(mayCover(text, coverContacts(text).text)).toBe(true);
      expect(mayCover(`${text}!`, coverContacts(text).text)).toBe(coverContacts(text).text.endsWith(COVER));
    }),
  );
  expect(mayCover('au 06 ou 07', `au ${COVER} ou ${COVER}`)).toBe(true);
  expect(mayCover('au ou 07', `au ${COVER} ou ${COVER}`)).toBe(false);
});

describe('addresses in a message', () => {
  const SITE = 'https://rihla.example';
  test.each([
    ['voir https://a.example/x.', ['https://a.example/x']],
    ['(https://fr.wikipedia.org/wiki/Tanger_(ville))', ['https://fr.wikipedia.org/wiki/Tanger_(ville)']],
    ['« https://a.example/?q=1&b=2 »', ['https://a.example/?q=1&b=2']],
    ['javascript:alert(1) data:text/html,x //a.example ftp://a.example', []],
    ['https:// et http://', []],
    ['pas d’adresse', []],
  ])('%s', (text, links) => {
    const parts = partsOf(text, SITE);
    expect(parts.flatMap((part) => (part.href ? [part.text] : []))).toEqual(links);
    expect(parts.map((part) => part.text).join('')).toBe(text);
  });

  test('only our own lead on in the same tab', () => {
    const here = (text: string) => partsOf(text, SITE).find(({ href }) => href)?.here;
    expect(here(`${SITE}/transporteurs/1`)).toBe(true);
    expect(here('https://rihla.example.evil.example/')).toBe(false);
    expect(here('https://rihla.example@evil.example/')).toBe(false);
  });

  test('nothing is lost and nothing but http and https is a link, whatever is typed', () => {
    const bits = fc.constantFrom(
      'javascript:',
      'http://',
      'https://a.example/b',
      '(',
      ')',
      '.',
      '«',
      ' ',
      'é',
      '@',
    );
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (typed) => {
        const text = typed.join('');
        const parts = partsOf(text, SITE);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) if (href) expect(href).toMatch(/^https?:\/\//);
      }),
    );
  });

  test('a hostile text is read as soon as any other', () => {
    const text = `https://a.example/${'('.repeat(1_900)}${').'.repeat(1_000)}x`;
    expect(partsOf(text, SITE)[0]?.text).toBe(text);
  });
});

test('an event quotes what a person said with it, and never the site, which speaks French', () => {
  const said = (type: 'reservation_refusee' | 'reservation_expiree') =>
    quoteOf({ type, commentaire: 'Plein.' });
  expect([said('reservation_refusee'), said('reservation_expiree')]).toEqual(['Plein.', null]);
});
