import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { type Heard, startMailbox } from '@/scripts/bench/mailbox';
import { startProgram } from '@/tests/support/killable';

/** What the mailbox has heard and kept of a mail whose sender kills itself at that moment. */
async function sendAndDie(moment: 'ready' | 'left') {
  const heard: Heard[] = [];
  const mailbox = await startMailbox((point) => heard.push(point));
  onTestFinished(() => mailbox.stop());
  const program = startProgram(['tests/support/dying.ts', moment], {
    SMTP_URL: mailbox.url,
    APP_URL: 'https://rihla.example',
  });
  expect(await once(program, 'exit')).toEqual([null, 'SIGKILL']);
  return { heard, mailbox };
}

test('who dies before it may be sure that the mail can go has sent nothing, and is asked when the server waits', async () => {
  const { heard, mailbox } = await sendAndDie('ready');
  expect(heard).toEqual(['recipient', 'data']);
  expect(mailbox.received).toEqual(new Map());
});

test('who dies in the moment in which the mail has left has sent it', async () => {
  const { mailbox } = await sendAndDie('left');
  await expect.poll(() => mailbox.received, { timeout: 10_000 }).toEqual(new Map([['un@rihla.example', 1]]));
});
