import { expect, test, vi } from 'vitest';
import { db } from '@/lib/core/db';
import { fromLocalInput } from '@/lib/core/text/time';
import { settleCancelled } from '@/lib/payments/commands/cancelled';
import { getAnnulation } from '@/lib/remises/queries/annulation';
import { type MadeDeal, makeDeal } from '../support/payment-deals';
import { entriesOf } from '../support/payments';
import { pay } from '../support/remises';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
  process.env.CANCELLATION_POLICY = 'always';
});

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Minutes before and after each edge in which somebody really cancels. */
const AROUND = 10;

/** A paid reservation that leaves then, and was agreed on long before or half an hour before the edge. */
async function makeLeaving(departs: Date, confirmed: Date): Promise<MadeDeal & { paymentId: string }> {
  const deal = await makeDeal();
  const where = { id: deal.reservation._id };
  await db.reservation.update({ where, data: { dateDepart: departs, statutLe: confirmed } });
  return { ...deal, paymentId: await pay(deal) };
}

// The clocks change within the day before these departures; in Morocco they do around Ramadan.
test.each([
  ['2027-03-28T14:00', 'Europe/Paris'],
  ['2027-10-31T14:00', 'Europe/Paris'],
  ['2027-02-07T14:00', 'Africa/Casablanca'],
  ['2027-03-14T14:00', 'Africa/Casablanca'],
])(
  'before %s in %s the preview of each minute is what a cancellation in it gives back',
  async (local, zone) => {
    const departs = fromLocalInput(local, zone);
    // Both edges: 24 hours before the departure, and 30 minutes from a confirmation on the last day.
    for (const [edge, confirmed] of [
      [+departs - DAY_MS, new Date(+departs - 20 * DAY_MS)],
      [+departs - DAY_MS / 4, new Date(+departs - DAY_MS / 4 - 30 * MINUTE_MS)],
    ] as const) {
      const deal = await makeLeaving(departs, confirmed);
      for (let minute = -30; minute <= 30; minute += 1) {
        const moment = new Date(edge + minute * MINUTE_MS);
        const { rembourse, jusqua } = await getAnnulation(deal.sender.actor, deal.reservation._id, moment);
        const all = minute <= 0;
        expect([minute, rembourse, jusqua]).toEqual([
          minute,
          all ? 60 : 30,
          all ? new Date(edge).toISOString() : null,
        ]);
      }
      // Each minute around the edge is cancelled in, by a reservation of its own; then all of it is divided at once.
      const shown = new Map<string, number>();
      for (let minute = -AROUND; minute <= AROUND; minute += 1) {
        const { sender, reservation, paymentId } = await makeLeaving(departs, confirmed);
        const statutLe = new Date(edge + minute * MINUTE_MS);
        const { rembourse } = await getAnnulation(sender.actor, reservation._id, statutLe);
        shown.set(paymentId, rembourse * 100);
        const data = { status: 'annulee', statutPar: 'demandeur', statutLe } as const;
        await db.reservation.update({ where: { id: reservation._id }, data });
      }
      expect(await settleCancelled()).toBe(shown.size);
      for (const [paymentId, rembourse] of shown) {
        const settled = (await entriesOf(paymentId)).find(({ genre }) => genre === 'reglement');
        const back = settled?.lignes.find(({ compte }) => compte === 'a_rembourser')?.centimes;
        expect(back).toBe(-rembourse);
      }
      expect(new Set(shown.values())).toEqual(new Set([6_000, 3_000]));
    }
  },
  60_000,
);
