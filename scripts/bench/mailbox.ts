import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onStop } from '../lib/processes.mjs';

/** What the server hears of a mail, in this order; nothing is in the mailbox before its `end`. */
export type Heard = 'recipient' | 'data' | 'end';

export type Mailbox = {
  /** For SMTP_URL; it speaks no TLS. */
  url: string;
  /** How often each mail came, by its Message-ID. */
  received: Map<string, number>;
  stop: () => Promise<void>;
};

/** An SMTP server on 127.0.0.1 that keeps whatever comes, once its last line is there. */
export async function startMailbox(hear: (heard: Heard) => void = () => {}): Promise<Mailbox> {
  const received = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    disableReverseLookup: true,
    onRcptTo(_address, _session, done) {
      hear('recipient');
      done();
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = [];
      hear('data');
      stream.on('data', (part: Buffer) => parts.push(part));
      // A sender that dies in the middle.
      stream.on('error', done);
      stream.on('end', () => {
        hear('end');
        const id = /^Message-ID:\s+<(\S+)>/im.exec(Buffer.concat(parts).toString('latin1'))?.[1] ?? '';
        received.set(id, (received.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  const forget = onStop(stop);
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}?requireTLS=false`,
    received,
    stop: () => stop().finally(forget),
  };
}
