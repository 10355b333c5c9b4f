import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import { deleteDemande, updateDemande } from '@/lib/demandes/commands';
import { answerReservation, cancelReservation } from '@/lib/reservations/commands/move';
import { updateTransport } from '@/lib/transports/commands/update';
import { makeDemande, makeReservation, makeTransport, makeUser } from '../support/factories';
import { holdRow, openHolder, waiting } from '../support/locks';

let holder: pg.Client;
beforeEach(async () => {
  holder = await openHolder();
});
afterEach(() => holder.end());

/** A need and pending reservations for it, all on one trip that may be cancelled. */
async function named(count = 1) {
  const [carrier, sender] = [await makeUser(), await makeUser()];
  const transport = await makeTransport(carrier.actor, { days: 0.5 });
  const { id } = await makeDemande(sender.user);
  const reservations: string[] = [];
  for (let at = 0; at < count; at++)
    reservations.push((await makeReservation(sender.actor, transport, { poids: 1, demandeId: id }))._id);
  return {
    id,
    reservations,
    first: reservations[0] ?? '',
    second: reservations[1] ?? '',
    confirm: (reservation: string) => answerReservation(carrier.actor, reservation, { status: 'confirmee' }),
    cancel: (reservation: string) => cancelReservation(sender.actor, reservation),
    remove: () => deleteDemande(sender.actor, id),
    finish: () => updateDemande(sender.actor, id, { status: 'terminée' }),
    rename: () => updateDemande(sender.actor, id, { titre: 'Autre titre' }),
    editTransport: () => updateTransport(carrier.actor, transport._id, { nom: 'Autre nom' }),
    reserve: () => makeReservation(sender.actor, transport, { poids: 1, demandeId: id }),
  };
}

/** Only what a lost race may answer: anything else, a deadlock above all, is an error. */
async function outcome(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'done';
  } catch (error) {
    if (error instanceof AppError && ['conflict', 'not_found', 'invalid'].includes(error.code))
      return error.code;
    throw error;
  }
}

const demande = (id: string) =>
  db.demande.findUnique({ where: { id }, select: { status: true, parAccord: true } });
const statusOf = async (id: string) =>
  (await db.reservation.findUniqueOrThrow({ where: { id }, select: { status: true } })).status;

/** Starts one after the other while `table`'s row is held, so that they are served in this order. */
async function inOrder(
  table: 'reservations' | 'demandes',
  id: string,
  works: (() => Promise<unknown>)[],
): Promise<string[]> {
  await holder.query('BEGIN');
  await holdRow(holder, table, id);
  const running: Promise<string>[] = [];
  for (const work of works) {
    running.push(outcome(work()));
    await waiting(running.length);
  }
  await holder.query('COMMIT');
  return Promise.all(running);
}

describe('step by step', () => {
  test('the need is deleted while the carrier confirms, in either order', async () => {
    const one = await named();
    expect(await inOrder('demandes', one.id, [one.remove, () => one.confirm(one.first)])).toEqual([
      'done',
      'done',
    ]);
    const two = await named();
    expect(await inOrder('demandes', two.id, [() => two.confirm(two.first), two.remove])).toEqual([
      'done',
      'done',
    ]);
    for (const { id, first } of [one, two]) {
      expect([await demande(id), await statusOf(first)]).toEqual([null, 'confirmee']);
    }
  });

  test('the need is deleted while its reservation is confirmed and the row is busy', async () => {
    const { id, first, confirm, remove } = await named();
    expect(await inOrder('reservations', first, [() => confirm(first), remove])).toEqual(['done', 'done']);
    expect(await demande(id)).toBeNull();
  });

  test('the need is deleted while the trip that carries it twice is edited', async () => {
    for (const held of ['first', 'second'] as const) {
      const fixture = await named(2);
      expect(await inOrder('reservations', fixture[held], [fixture.editTransport, fixture.remove])).toEqual([
        'done',
        'done',
      ]);
      const other = await named(2);
      expect(await inOrder('reservations', other[held], [other.remove, other.editTransport])).toEqual([
        'done',
        'done',
      ]);
    }
  });

  test('its owner finishes it while the carrier confirms: whoever comes first is right, the other hears of it', async () => {
    const one = await named();
    expect(await inOrder('demandes', one.id, [one.finish, () => one.confirm(one.first)])).toEqual([
      'done',
      'done',
    ]);
    expect([(await demande(one.id))?.status, await statusOf(one.first)]).toEqual(['terminee', 'confirmee']);
    const two = await named();
    expect(await inOrder('demandes', two.id, [() => two.confirm(two.first), two.finish])).toEqual([
      ...['done', 'conflict'],
    ]);
    expect(await demande(two.id)).toEqual({ status: 'en_cours', parAccord: true });
  });

  test('its owner corrects a word while the carrier confirms: both are done', async () => {
    const { id, first, confirm, rename } = await named();
    expect(await inOrder('demandes', id, [() => confirm(first), rename])).toEqual(['done', 'done']);
    expect(await demande(id)).toEqual({ status: 'en_cours', parAccord: true });
  });

  test('the last two agreements end at once, or one ends while another begins', async () => {
    const ending = await named(2);
    await ending.confirm(ending.first);
    await ending.confirm(ending.second);
    await inOrder('demandes', ending.id, [
      () => ending.cancel(ending.first),
      () => ending.cancel(ending.second),
    ]);
    expect(await demande(ending.id)).toEqual({ status: 'en_attente', parAccord: false });

    for (const order of ['end first', 'begin first']) {
      const { id, first, second, confirm, cancel } = await named(2);
      await confirm(first);
      const works = [() => cancel(first), () => confirm(second)];
      await inOrder('demandes', id, order === 'end first' ? works : works.reverse());
      expect(await demande(id)).toEqual({ status: 'en_cours', parAccord: true });
    }
  });
});

test('all at once, a need is under way by agreement exactly when one stands', async () => {
  for (let round = 0; round < 12; round++) {
    const fixture = await named(4);
    const { reservations, confirm, cancel, rename, editTransport, reserve, finish, remove } = fixture;
    await Promise.all(
      [
        ...reservations.map((one) => confirm(one)),
        ...reservations.slice(round % 4).map((one) => cancel(one)),
        rename(),
        editTransport(),
        reserve(),
        ...(round % 3 === 1 ? [finish()] : []),
        ...(round % 3 === 2 ? [remove()] : []),
      ].map(outcome),
    );
    const agreed = await db.reservation.count({ where: { demandeId: fixture.id, status: 'confirmee' } });
    const now = await demande(fixture.id);
    if (now && now.status !== 'terminee') {
      expect(now).toEqual(
        agreed > 0 ? { status: 'en_cours', parAccord: true } : { status: 'en_attente', parAccord: false },
      );
    }
    expect(now === null).toBe(round % 3 === 2);
  }
}, 60_000);
