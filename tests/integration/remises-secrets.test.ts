import { expect, test, vi } from 'vitest';
import { GET as colis } from '@/app/api/colis/[token]/route';
import { GET as messages } from '@/app/api/conversations/[id]/messages/route';
import { GET as payment } from '@/app/api/payments/[id]/route';
import { GET as annulation } from '@/app/api/reservations/[id]/annulation/route';
import { POST as share } from '@/app/api/reservations/[id]/remise/lien/route';
import { GET as reservations } from '@/app/api/reservations/user/route';
import { db } from '@/lib/core/db';
import { deliverNotifications } from '@/lib/notifications/commands/deliver';
import { codeHash } from '@/lib/remises/queries/codes';
import { call } from '../support/http';
import { logLinesOf } from '../support/log-lines';
import { mailsTo } from '../support/mails';
import { codeFor, enterAs, makePaidDeal, wrongCode } from '../support/remises';

vi.hoisted(() => {
  process.env.PAYMENT_TEST_MODE = 'on';
});

test('no log line and no mail carries a code, entered or right, or its hash', async () => {
  const deal = await makePaidDeal();
  const people = [deal.sender.user, deal.carrier.user];
  const typed = [1, 2, 3, 4, 5].map((off) => wrongCode(deal, 'livraison', off));
  const lines = await logLinesOf(async () => {
    for (const code of typed) await enterAs(deal.carrier, deal, 'livraison', { code });
    await enterAs(deal.carrier, deal, 'livraison');
    await enterAs(deal.carrier, deal, 'collecte');
    const told = await db.notification.findMany({ where: { userId: { in: people.map(({ id }) => id) } } });
    await deliverNotifications(told.map(({ id }) => id));
  });
  const mails = people.flatMap(({ email }) => mailsTo(email));
  expect(mails.length).toBeGreaterThan(2);
  expect(lines.length).toBeGreaterThan(4);
  const secrets = (['collecte', 'livraison'] as const).flatMap((genre) => {
    const code = codeFor(deal, genre);
    return [code, codeHash(deal.reservation._id, genre, code)];
  });
  // A log line names times and ids, in whose digits any six may stand: a code would stand alone.
  for (const secret of [...secrets, ...typed]) {
    const alone = new RegExp(`(?<![\\w-])${secret.replaceAll('-', '\\-')}(?![\\w-])`);
    expect(JSON.stringify(lines)).not.toMatch(alone);
    for (const { text, raw } of mails) {
      expect(text).not.toMatch(alone);
      expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(alone);
    }
  }
});

test('twenty who guess at once are worth five tries, and no answer to anybody holds a code’s hash', async () => {
  const deal = await makePaidDeal();
  const made = await call(share, {
    method: 'POST',
    token: deal.sender.token,
    params: { id: deal.reservation._id },
  });
  const guesses = await Promise.all(
    Array.from({ length: 20 }, (_, nth) =>
      enterAs(deal.carrier, deal, 'livraison', { code: wrongCode(deal, 'livraison', nth + 1) }),
    ),
  );
  expect(guesses.filter(({ status }) => status === 422)).toHaveLength(4);
  expect(guesses.filter(({ status }) => status === 429)).toHaveLength(16);
  // Closed: the right one opens nothing either.
  const right = await Promise.all(Array.from({ length: 5 }, () => enterAs(deal.carrier, deal, 'livraison')));
  expect(right.map(({ status }) => status)).toEqual(Array(5).fill(429));
  const { token } = deal.sender;
  const params = { id: deal.reservation._id };
  const answers = [
    ...guesses,
    ...right,
    made,
    await call(colis, { params: { token: made.body.data.lien?.split('/').at(-1) ?? '' } }),
    await call(annulation, { token, params }),
    await call(payment, { token, params: { id: deal.paymentId } }),
    await call(messages, { token, params: { id: deal.conversationId } }),
    await call(reservations, { token }),
  ];
  expect(answers.slice(25).map(({ status }) => status)).toEqual(Array(6).fill(200));
  const said = JSON.stringify(answers);
  for (const genre of ['collecte', 'livraison'] as const)
    expect(said).not.toContain(codeHash(deal.reservation._id, genre, codeFor(deal, genre)));
});
