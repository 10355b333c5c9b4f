import { createInterface } from 'node:readline';
import { actorOfToken } from '@/lib/core/sessions/session';
import { askAgain } from '@/lib/payments/commands/ask-again';
import { payPayment } from '@/lib/payments/commands/pay';
import { payOut } from '@/lib/payments/commands/payout';

// Run as a process of its own, to be killed: does what each line that it reads says, as a click or the work in the background
// would. Says first that it is there.
process.stdout.write('here\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [, token = '', paymentId = ''] = line.split(' ');
  if (line === 'ask again') await askAgain();
  else if (line === 'pay out') await payOut();
  else {
    const actor = await actorOfToken(token);
    if (actor) await payPayment(actor, paymentId);
  }
  process.stdout.write('done\n');
}
