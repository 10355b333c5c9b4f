import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { databasePool, db, newId, plainTransaction } from '@/lib/core/db';
import { postEntries } from '@/lib/payments/commands/post';
import { encaissement, type Ligne, reglement, remboursement, versement } from '@/lib/payments/rules/ledger';
import { histories, play } from '../support/payment-histories';
import { databaseBooks, entriesOf, makePair, makePayment } from '../support/payments';

let pair: Awaited<ReturnType<typeof makePair>>;
beforeAll(async () => {
  pair = await makePair();
});

const post = (id: string, ...ecritures: Parameters<typeof postEntries>[2]) =>
  plainTransaction((tx) => postEntries(tx, id, ecritures));
const price = (id: string) => ({ id, amountCentimes: 6_000, tauxDixMilliemes: 1_300 });

describe('the books', () => {
  test('nothing in them is changed or removed', async () => {
    const id = await makePayment(pair);
    await post(id, encaissement(price(id)));
    await databaseBooks(id).move('encaisser', 'prestataire', { rembourse: 0, echu: false, rendu: false });
    for (const table of ['ledger_lines', 'ledger_entries', 'payment_moves']) {
      for (const change of [
        `UPDATE ${table} SET ${table === 'ledger_lines' ? 'centimes = 1' : 'created_at = now()'}`,
        `DELETE FROM ${table}`,
        `TRUNCATE ${table} CASCADE`,
      ]) {
        await expect(databasePool().query(change)).rejects.toMatchObject({ code: 'RH409' });
      }
    }
    expect(await entriesOf(id)).toEqual([encaissement(price(id))]);
  });

  test('what was asked for stays as it was asked', async () => {
    const id = await makePayment(pair);
    for (const change of [
      'amount_centimes = 1',
      'taux_dix_milliemes = 0',
      "devise = 'USD'",
      'sender_id = recipient_id',
    ]) {
      const refused = databasePool().query(`UPDATE payments SET ${change} WHERE id = $1`, [id]);
      await expect(refused).rejects.toMatchObject({ code: expect.stringMatching(/RH409|23514/) });
    }
  });

  const wrong: [what: string, lignes: Ligne[]][] = [
    [
      'does not sum to zero',
      [
        { compte: 'prestataire', centimes: 6_000 },
        { compte: 'conserve', centimes: -5_999 },
      ],
    ],
    [
      'gives what never came',
      [
        { compte: 'a_verser', centimes: 100 },
        { compte: 'prestataire', centimes: -100 },
      ],
    ],
    [
      'holds more than the amount',
      [
        { compte: 'prestataire', centimes: 6_001 },
        { compte: 'conserve', centimes: -6_001 },
      ],
    ],
  ];
  test.each(wrong)('an entry that %s is refused at the commit', async (_what, lignes) => {
    const id = await makePayment(pair);
    const entry = { cle: `encaissement:${id}`, genre: 'encaissement' as const, lignes };
    await expect(post(id, entry)).rejects.toMatchObject({ code: 'RH409' });
    expect(await entriesOf(id)).toEqual([]);
  });

  test('no line is added to an entry that stands, in any currency', async () => {
    const id = await makePayment(pair);
    await post(id, encaissement(price(id)));
    const { id: entryId } = await db.ledgerEntry.findFirstOrThrow({ where: { paymentId: id } });
    const lines = [1, -1].map((centimes, at) => ({
      entryId,
      position: 7 + at,
      compte: 'prestataire' as const,
      centimes,
      devise: 'EUR',
    }));
    await expect(db.ledgerLine.createMany({ data: lines })).rejects.toThrow();
    const other = {
      id: newId(),
      paymentId: id,
      cle: `remboursement:${newId()}`,
      genre: 'remboursement' as const,
      lignes: 2,
    };
    const foreign = db.$transaction(async (tx) => {
      await tx.ledgerEntry.create({ data: other });
      await tx.ledgerLine.createMany({
        data: lines.map((line) => ({ ...line, entryId: other.id, devise: 'USD' })),
      });
    });
    await expect(foreign).rejects.toThrow();
    await expect(db.ledgerEntry.create({ data: other })).rejects.toThrow();
    expect(await entriesOf(id)).toEqual([encaissement(price(id))]);
  });

  test('an entry that is told again stands once, by how many at once; with other lines it is refused', async () => {
    const id = await makePayment(pair);
    await Promise.all(Array.from({ length: 20 }, () => post(id, encaissement(price(id)))));
    await Promise.all(Array.from({ length: 20 }, () => post(id, reglement(price(id), 1_000))));
    expect(await entriesOf(id)).toEqual([encaissement(price(id)), reglement(price(id), 1_000)]);
    await expect(post(id, reglement(price(id), 2_000))).rejects.toMatchObject({ code: 'RH409' });
    await expect(post(id, encaissement({ ...price(id), amountCentimes: 1 }))).rejects.toMatchObject({
      code: 'RH409',
    });
  });

  test('what is owed is sent once, under however many keys', async () => {
    const id = await makePayment(pair);
    await post(id, encaissement(price(id)), reglement(price(id), 1_000));
    const calls = Array.from({ length: 8 }, () => newId());
    const sent = await Promise.allSettled(calls.map((call) => post(id, remboursement(call, 1_000))));
    expect(sent.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    const paid = await Promise.allSettled(calls.map((call) => post(id, versement(call, 4_350))));
    expect(paid.filter(({ status }) => status === 'fulfilled').length).toBe(1);
    expect((await entriesOf(id)).length).toBe(4);
  });
});

test('a hundred random lives leave in the database what they leave in memory', async () => {
  await fc.assert(
    fc.asyncProperty(histories, async (history) => {
      const id = await makePayment(pair, history);
      const { state, captured, released, fee, refunded } = await play(history, databaseBooks(id));
      expect(captured).toBe(released + fee + refunded);
      const row = await db.payment.findUniqueOrThrow({ where: { id }, select: { state: true, moves: true } });
      expect(row.state).toBe(state);
      const story = row.moves.sort((a, b) => (a.id < b.id ? -1 : 1));
      expect(story.map(({ avant }) => avant)).toEqual([
        'pending',
        ...story.slice(0, -1).map(({ apres }) => apres),
      ]);
      expect(story.at(-1)?.apres).toBe(state);
    }),
    { numRuns: 100 },
  );
}, 60_000);
