import { afterEach, expect, test } from 'vitest';
import { db, rowsOf } from '@/lib/core/db';
import { createReservation } from '@/lib/reservations/commands/create';
import { cancelReservation } from '@/lib/reservations/commands/move';
import { updateTransport } from '@/lib/transports/commands/update';
import { HIGHEST_STEP } from '@/lib/transports/queries/legs';
import { makeTransport, makeUser } from '../support/factories';
import { expectSoundTransports } from '../support/transport-invariants';

// What is free on a part stands beside it in steps, for the indexes of a search; the sections are the truth.
const VILLES = ['Lyon', 'Marseille', 'Algésiras', 'Tanger'];
const settled = (works: Promise<unknown>[]) => Promise.allSettled(works);

afterEach(expectSoundTransports);

test('the steps grow with the weight, each whole kilogram up to fifty has its own, and the highest is the last', async () => {
  const rows = await rowsOf<{ kg: number; palier: number; under: number; over: number }>`
    SELECT kg, palier_de(kg * 1000) AS palier, palier_de(kg * 1000 - 1) AS under, palier_de(kg * 1000 + 1) AS over
    FROM generate_series(1, 100000) kg ORDER BY kg`;
  for (const [at, { kg, palier, under, over }] of rows.entries()) {
    expect([under, palier, over, rows[at + 1]?.under ?? over]).toEqual(
      [under, palier, over, rows[at + 1]?.under ?? over].toSorted((a, b) => a - b),
    );
    if (kg <= 50) expect([under < palier, palier < over]).toEqual([true, true]);
  }
  expect(rows.at(-1)?.palier).toBe(HIGHEST_STEP);
  expect(await rowsOf`SELECT palier_de(0) AS zero, palier_de(1) AS gram`).toEqual([{ zero: 0, gram: 1 }]);
  // As the indexes of what few have, and those who ask for it, say it.
  expect(await rowsOf`SELECT palier_de(1000000) AS ton, palier_de(999999) AS less`).toEqual([
    { ton: 144, less: 143 },
  ]);
});

test('sections that are taken and given back at once, each beside the other, leave every part where its sections are', async () => {
  const carrier = await makeUser();
  const people = await Promise.all(Array.from({ length: 6 }, () => makeUser()));
  for (let round = 0; round < 8; round++) {
    const { _id: transportId } = await makeTransport(carrier.actor, { poidsMax: 30, villes: VILLES });
    const reserve = (who: number, from: number, to: number, poids: number) => {
      const [villeDepart = '', villeArrivee = ''] = [VILLES[from], VILLES[to]];
      const actor = people[who]?.actor ?? carrier.actor;
      return createReservation(actor, {
        transportId,
        villeDepart,
        villeArrivee,
        poids,
        prix: 5,
        description: '',
      });
    };
    const made = await settled([reserve(0, 0, 1, 7), reserve(1, 1, 2, 9), reserve(2, 2, 3, 11)]);
    await expectSoundTransports();
    const first = made[0]?.status === 'fulfilled' ? (made[0].value as { _id: string })._id : '';
    await settled([
      cancelReservation(people[0]?.actor ?? carrier.actor, first),
      reserve(3, 1, 3, 4),
      reserve(4, 0, 1, 20),
      reserve(5, 2, 3, 15),
      updateTransport(carrier.actor, transportId, { isVisible: round % 2 === 0 }),
    ]);
    await expectSoundTransports();
  }
});

test('a part follows its sections however they are changed, and an edit that brings new stops or another weight', async () => {
  const carrier = await makeUser();
  const transport = await makeTransport(carrier.actor, { poidsMax: 30, villes: VILLES });
  const free = async () =>
    (
      await rowsOf<{
        libre: number;
      }>`SELECT palier = palier_de(30000) AS libre FROM legs WHERE transport_id = ${transport._id}::uuid`
    ).map(({ libre }) => libre);
  expect(new Set(await free())).toEqual(new Set([true]));
  await db.$executeRaw`UPDATE etapes SET charge_grammes = 12000 WHERE transport_id = ${transport._id}::uuid AND position = 1`;
  await expectLegsSound();
  expect(new Set(await free())).toEqual(new Set([true, false]));
  await db.$executeRaw`UPDATE etapes SET charge_grammes = 0 WHERE transport_id = ${transport._id}::uuid`;
  expect(new Set(await free())).toEqual(new Set([true]));
  await updateTransport(carrier.actor, transport._id, { poidsMax: 12 });
  expect(new Set(await free())).toEqual(new Set([false]));
});

/** As `expectSoundTransports`, where no reservation weighs what a section carries. */
async function expectLegsSound(): Promise<void> {
  expect(
    await rowsOf`
      SELECT l.* FROM legs l WHERE l.palier <> (
        SELECT min(palier_de(e.capacite_grammes - e.charge_grammes)) FROM etapes e
        WHERE e.transport_id = l.transport_id AND e.position >= l.depart_position AND e.position < l.arrivee_position)`,
  ).toEqual([]);
}
