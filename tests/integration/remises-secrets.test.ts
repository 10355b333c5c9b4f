import { expect, test, vi } from 'vitest';
import { db } from '@/lib/core/db';
import { deliverNotifications } from '@/lib/notifications/commands/deliver';
import { codeHash } from '@/lib/remises/queries/codes';
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
