import { beforeEach, describe, expect, it } from 'vitest';
import { idsIn, readChange } from '@/server/changes.mjs';
import { type Page, pageMemory } from '@/server/page-memory.mjs';

const [TRIP, OTHER, OWNER, STRANGER] = [1, 2, 3, 4].map(
  (nth) => `0199a2b4-0000-7000-8000-00000000000${nth}`,
) as [string, string, string, string];

type Memory = ReturnType<typeof pageMemory>;
let memory: Memory;
let made: number;
beforeEach(() => {
  memory = pageMemory();
  memory.listening(true);
  made = 0;
});

const pageOf = (text: string, page: Partial<Page> = {}) => ({
  page: { status: 200, headers: {}, gzip: Buffer.from(text), keep: true, ...page },
  text,
});

/** Asks for an address whose page shows `text` when it is made, which takes until `until` is over. */
async function read(path: string, text = '', until?: Promise<unknown>, page?: Partial<Page>) {
  const found = await memory.read({ path, address: path }, async (started) => {
    made += 1;
    started();
    const one = pageOf(text, page);
    await until;
    return one;
  });
  return found?.gzip?.toString();
}

function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('which pages a write touches', () => {
  const page = (path: string, ...ids: string[]) => ({ path, ids: new Set(ids) });
  const transport = readChange(`transport ${TRIP} ${OWNER}`);
  it.each([
    ['/', [], true],
    ['/transporteurs', [OTHER], true],
    [`/transporteurs/${TRIP}`, [TRIP, OWNER], true],
    [`/profile/${OWNER}`, [OWNER], true],
    [`/profile/${OWNER}/transports`, [OWNER], true],
    [`/agences/${OWNER}`, [OWNER], true],
    ['/agences', [OWNER], true],
    ['/agences', [STRANGER], false],
    ['/demandes', [OWNER], false],
    [`/transporteurs/${OTHER}`, [OTHER, OWNER], false],
    [`/profile/${STRANGER}`, [STRANGER], false],
    ['/about', [], false],
    ['/colis/lyon-tanger', [], true],
  ] as const)('a trip: %s that names %j: %s', (path, ids, touched) => {
    expect(transport.touches(page(path, ...ids))).toBe(touched);
  });

  it('a person: every page that names them', () => {
    const { touches, paths } = readChange(`personne ${OWNER}`);
    expect([touches(page('/demandes', OWNER)), touches(page('/demandes', OTHER))]).toEqual([true, false]);
    expect(paths).toBeNull();
  });

  it.each(['tout', '', 'autre chose', `transport ${TRIP}`])('not understood (%j): every page', (change) => {
    expect(readChange(change).touches(page('/about'))).toBe(true);
  });
});

describe('public pages in memory', () => {
  it('one is made once, however many ask at once and afterwards', async () => {
    const { open, opened } = gate();
    const asked = Array.from({ length: 50 }, () => read('/', 'home', opened));
    open();
    expect(new Set(await Promise.all(asked))).toEqual(new Set(['home']));
    expect(await read('/', 'again')).toBe('home');
    expect(made).toBe(1);
  });

  it('a write that touches it has it made anew, another does not', async () => {
    await read('/transporteurs', `old ${TRIP}`);
    memory.changed(`demande ${OTHER} ${OWNER}`);
    expect(await read('/transporteurs', 'new')).toBe(`old ${TRIP}`);
    memory.changed(`kilos ${TRIP} ${OWNER}`);
    expect(await read('/transporteurs', 'new')).toBe('new');
  });

  it('one that was being made while a write touched it is not kept, and who asks after the write does not get it', async () => {
    const { open, opened } = gate();
    const before = read('/transporteurs', 'old', opened);
    const during = read('/transporteurs');
    memory.changed(`transport ${TRIP} ${OWNER}`);
    const after = read('/transporteurs', 'new');
    open();
    expect(await Promise.all([before, during, after])).toEqual(['old', 'old', 'new']);
    expect(await read('/transporteurs', 'newer')).toBe('new');
    expect(made).toBe(2);
  });

  it('a write that does not touch what is being made is none of its business', async () => {
    const { open, opened } = gate();
    const before = read('/demandes', `old ${TRIP}`, opened);
    for (let nth = 0; nth < 500; nth += 1) memory.changed(`transport ${OTHER} ${OWNER}`);
    open();
    await before;
    expect(await read('/demandes', 'new')).toBe(`old ${TRIP}`);
  });

  it('after more writes than are looked back at, what was being made is not kept', async () => {
    const { open, opened } = gate();
    const before = read('/demandes', 'old', opened);
    for (let nth = 0; nth < 5_000; nth += 1) memory.changed(`transport ${OTHER} ${OWNER}`);
    open();
    await before;
    expect(await read('/demandes', 'new')).toBe('new');
  });

  it('while nobody hears what others write, nothing is kept, and nothing from before', async () => {
    await read('/', 'heard');
    memory.listening(false);
    expect(await read('/', 'deaf')).toBe('deaf');
    const { open, opened } = gate();
    const during = read('/', 'late', opened);
    memory.listening(true);
    open();
    expect(await during).toBe('late');
    expect(await read('/', 'hears')).toBe('hears');
    expect(await read('/', 'again')).toBe('hears');
  });

  it('what may not be kept is made for each who asks, and what fails is no page', async () => {
    for (const text of ['one', 'two'])
      expect(await read('/', text, undefined, { status: 404, keep: false })).toBe(text);
    const fails = memory.read({ path: '/', address: '/' }, async () => {
      throw new Error('away');
    });
    await expect(fails).rejects.toThrow('away');
    expect(await memory.read({ path: '/', address: '/' }, async () => undefined)).toBeUndefined();
    expect(await read('/', 'back')).toBe('back');
  });

  it('it never takes more than its bytes', async () => {
    memory = pageMemory({ bytes: 1_000_000 });
    memory.listening(true);
    for (let nth = 0; nth < 500; nth += 1) await read(`/transporteurs?search=${nth}`, 'x'.repeat(10_000));
    // as many as fit, packed in two ways
    expect(memory.held.pages).toBeGreaterThan(40);
    expect(memory.held.bytes).toBeLessThanOrEqual(1_000_000);
    expect(memory.find('/transporteurs?search=499')).toBeDefined();
    expect(memory.find('/transporteurs?search=0')).toBeUndefined();
  });

  it('it is over after a while', async () => {
    memory = pageMemory({ ms: 1_000 });
    memory.listening(true);
    await read('/', 'old');
    expect(memory.held.pages).toBe(1);
    await expect.poll(() => memory.find('/'), { timeout: 10_000 }).toBeUndefined();
  });
});

describe('a write, however much is kept', () => {
  const ids = Array.from({ length: 12 }, (_, nth) => `0199a2b4-0000-7000-8000-0000000000${10 + nth}`);
  // The same ones in every run.
  let seed = 7;
  const below = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  const one = <T>(of: readonly T[]) => of[below(of.length)] as T;
  const some = () => ids.filter(() => below(4) === 0);
  const paths = () =>
    one([
      '/',
      '/transporteurs',
      '/demandes',
      '/produits',
      '/agences',
      '/about',
      '/colis/lyon-tanger',
      `/transporteurs/${one(ids)}`,
      `/demandes/${one(ids)}`,
      `/agences/${one(ids)}`,
      `/profile/${one(ids)}`,
      `/profile/${one(ids)}/transports`,
    ]);
  const changes = () =>
    one([
      `${one(['transport', 'kilos', 'demande', 'produit'])} ${one(ids)} ${one(ids)}`,
      `${one(['transport', 'kilos', 'demande', 'produit'])} ${one(ids)} ${one(ids)}`,
      `personne ${one(ids)}`,
      one(['tout', 'autre chose', 'about']),
    ]);

  it('forgets exactly the pages that it touches, among 400, 300 times', async () => {
    const shown = new Map<string, { path: string; ids: Set<string> }>();
    const fill = async () => {
      for (let nth = shown.size; nth < 400; nth += 1) {
        const [path, named] = [paths(), some()];
        const address = `${path}?${made}`;
        if (shown.has(address)) continue;
        await memory.read({ path, address }, async (started) => {
          made += 1;
          started();
          return pageOf(named.join(' '));
        });
        shown.set(address, { path, ids: new Set([...named, ...idsIn(address)]) });
      }
    };
    for (let round = 0; round < 300; round += 1) {
      await fill();
      const change = changes();
      const { touches } = readChange(change);
      memory.changed(change);
      for (const [address, page] of shown) {
        expect([change, address, memory.find(address) === undefined]).toEqual([
          change,
          address,
          touches(page),
        ]);
        if (touches(page)) shown.delete(address);
      }
    }
    memory.changed('tout');
    expect(memory.held).toEqual({ pages: 0, bytes: 0, marks: 0 });
  });
});
