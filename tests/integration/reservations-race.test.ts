import { afterAll, describe, expect, test } from 'vitest';
import { POST } from '@/app/api/reservations/route';
import { db } from '@/lib/core/db';
import { makeTransport, makeUser } from '../support/factories';
import { call } from '../support/http';
import { loads } from '../support/loads';
import { expectSoundTransports } from '../support/transport-invariants';

const PARALLEL = 200;

afterAll(expectSoundTransports);

/** Lyon → Marseille → Algésiras → Tanger with room for `poidsMax` kg. */
async function publish(poidsMax: number) {
  const carrier = await makeUser();
  return makeTransport(carrier.actor, { poidsMax, villes: ['Lyon', 'Marseille', 'Algésiras', 'Tanger'] });
}

async function senders(count: number) {
  return Promise.all(Array.from({ length: count }, () => makeUser()));
}

describe('many parallel reservations for the last kilograms', () => {
  test('of one leg: exactly as many succeed as fit, the others learn what is left', async () => {
    const transport = await publish(40);
    const people = await senders(20);
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, (_, index) =>
        call(POST, {
          token: people[index % people.length]?.token,
          body: {
            transportId: transport._id,
            villeDepart: 'Lyon',
            villeArrivee: 'Tanger',
            poids: 3,
            prix: 20,
            description: 'Un carton de livres',
          },
        }),
      ),
    );
    const made = answers.filter((answer) => answer.status === 201);
    const refused = answers.filter((answer) => answer.status === 409);
    expect(made.length).toBe(13);
    expect(made.length + refused.length).toBe(PARALLEL);
    for (const answer of refused) {
      expect(answer.body.code).toBe('capacity_exceeded');
      expect(answer.body.message).toMatch(/^Il ne reste que 1\s?kg entre Lyon et Tanger\./);
    }
    expect(await loads(transport._id)).toEqual([39_000, 39_000, 39_000, 0]);
  });

  test('of overlapping legs: no section passes poidsMax, and every refusal was right', async () => {
    const transport = await publish(100);
    const people = await senders(20);
    const legs = [
      ['Lyon', 'Marseille', 7],
      ['Lyon', 'Tanger', 3],
      ['Marseille', 'Tanger', 5],
      ['Marseille', 'Algésiras', 4],
      ['Lyon', 'Algésiras', 6],
      ['Algésiras', 'Tanger', 2],
    ] as const;
    const answers = await Promise.all(
      Array.from({ length: PARALLEL }, async (_, index) => {
        const [villeDepart, villeArrivee, poids] = legs[index % legs.length] ?? legs[0];
        const body = {
          transportId: transport._id,
          villeDepart,
          villeArrivee,
          poids,
          prix: 10,
          description: 'Colis',
        };
        const answer = await call(POST, { token: people[index % people.length]?.token, body });
        return { ...answer, poids, villeDepart, villeArrivee };
      }),
    );
    const statuses = new Set(answers.map((answer) => answer.status));
    expect([...statuses].sort()).toEqual([201, 409]);
    const after = await loads(transport._id);
    for (const load of after) expect(load).toBeLessThanOrEqual(100_000);
    const cities = ['Lyon', 'Marseille', 'Algésiras', 'Tanger'];
    const sums = cities.map((_, section) =>
      answers
        .filter((one) => one.status === 201)
        .filter(
          (one) => cities.indexOf(one.villeDepart) <= section && section < cities.indexOf(one.villeArrivee),
        )
        .reduce((sum, one) => sum + one.poids * 1000, 0),
    );
    expect(after).toEqual(sums);
    // Loads only grew, so what was refused cannot fit now either.
    for (const { status, villeDepart, villeArrivee, poids } of answers) {
      if (status !== 409) continue;
      const sections = after.slice(cities.indexOf(villeDepart), cities.indexOf(villeArrivee));
      expect(Math.min(...sections.map((load) => 100_000 - load))).toBeLessThan(poids * 1000);
    }
  });

  test('the database itself refuses a load above the capacity', async () => {
    const transport = await publish(10);
    const overload = db.$executeRaw`UPDATE etapes SET charge_grammes = 10001 WHERE transport_id = ${transport._id}::uuid`;
    await expect(overload).rejects.toThrow(/etapes_charge_check/);
  });
});
