import { expect } from 'vitest';
import { db } from '@/lib/core/db';
import { localDay } from '@/lib/core/text/time';
import { legFlags } from '@/lib/transports/rules';

/**
 * What must be true of every trip in the database: its sections carry exactly what its living reservations weigh, its parts are
 * those that the rules make of its stops, and what they say is free is what their sections have.
 */
export async function expectSoundTransports(): Promise<void> {
  const wrongLoads = await db.$queryRaw`
    SELECT e.transport_id, e.position, e.charge_grammes, coalesce(held.poids, 0) AS held
    FROM etapes e
    LEFT JOIN (
      SELECT s.id, sum(r.poids_grammes) AS poids
      FROM reservations r
      JOIN etapes d ON d.id = r.depart_etape_id
      JOIN etapes a ON a.id = r.arrivee_etape_id
      JOIN etapes s ON s.transport_id = r.transport_id AND s.position >= d.position AND s.position < a.position
      WHERE r.status IN ('en_attente', 'confirmee') AND d.transport_id = r.transport_id AND a.transport_id = r.transport_id
      GROUP BY s.id
    ) held ON held.id = e.id
    WHERE e.charge_grammes <> coalesce(held.poids, 0)`;
  expect(wrongLoads).toEqual([]);
  const wrongSteps = await db.$queryRaw`
    SELECT l.transport_id, l.depart_position, l.arrivee_position, l.palier, palier_de(free.grammes) AS truth
    FROM legs l CROSS JOIN LATERAL (
      SELECT min(e.capacite_grammes - e.charge_grammes) AS grammes FROM etapes e
      WHERE e.transport_id = l.transport_id AND e.position >= l.depart_position AND e.position < l.arrivee_position) free
    WHERE l.palier IS DISTINCT FROM palier_de(free.grammes)`;
  expect(wrongSteps).toEqual([]);

  const transports = await db.transport.findMany({
    select: {
      id: true,
      type: true,
      isVisible: true,
      poidsMaxGrammes: true,
      etapes: { orderBy: { position: 'asc' } },
      legs: { orderBy: [{ departPosition: 'asc' }, { arriveePosition: 'asc' }] },
    },
  });
  for (const { id: transportId, type, isVisible: listed, poidsMaxGrammes, etapes, legs } of transports) {
    const drafts = etapes.map((etape) => ({
      ...etape,
      actions: { collecte: etape.collecte, depot: etape.depot },
    }));
    const expected = legFlags(drafts).map(
      ({ depart: departPosition, arrivee: arriveePosition, avant, avantIci, ...flags }) => {
        const [from, to] = [etapes[departPosition], etapes[arriveePosition]];
        if (!from || !to) throw new Error('a part without an end');
        return {
          transportId,
          departPosition,
          arriveePosition,
          departCle: from.villeCle,
          arriveeCle: to.villeCle,
          dateDepart: from.date,
          jourDepart: new Date(localDay(from.date, from.timezone)),
          departAvant: avant === null ? null : etapes[avant]?.date,
          departAvantIci: avantIci === null ? null : etapes[avantIci]?.date,
          type,
          capaciteGrammes: poidsMaxGrammes,
          palier: expect.any(Number),
          listed,
          ...flags,
        };
      },
    );
    expect(legs).toEqual(expected);
    expect(etapes.map((etape) => etape.position)).toEqual(etapes.map((_etape, position) => position));
    expect(etapes.every((etape) => etape.capaciteGrammes === poidsMaxGrammes)).toBe(true);
    expect(
      etapes.every((etape, position) => position === 0 || +etape.date >= +(etapes[position - 1]?.date ?? 0)),
    ).toBe(true);
  }
}
