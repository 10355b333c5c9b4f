import { type AddressInfo, createServer, type Socket } from 'node:net';

type Received = { from: string; to: string[]; data: string };

/** As much of an SMTP server as a client needs, on 127.0.0.1; one that is told to refuses every recipient, or some in its own words. */
export async function startSmtp() {
  const mails: Received[] = [];
  const logins: string[] = [];
  const sockets = new Set<Socket>();
  let refusal = (_address: string): string | undefined => undefined;

  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8'));
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    const say = (line: string) => socket.write(`${line}\r\n`);
    let mail: Received = { from: '', to: [], data: '' };
    let reading = false;
    let pending = '';

    function hear(line: string) {
      if (reading) {
        if (line !== '.') mail.data += `${line.replace(/^\./, '')}\r\n`;
        else {
          reading = false;
          mails.push(mail);
          mail = { from: '', to: [], data: '' };
          say('250 kept');
        }
        return;
      }
      const [verb = '', ...rest] = line.split(' ');
      const address = /<(.*?)>/.exec(line)?.[1] ?? '';
      switch (verb.toUpperCase()) {
        case 'EHLO':
          say('250-stand-in');
          return say('250 AUTH PLAIN');
        case 'AUTH':
          logins.push(
            Buffer.from(rest[1] ?? '', 'base64')
              .toString()
              .replaceAll('\0', ' ')
              .trim(),
          );
          return say('235 welcome');
        case 'STARTTLS':
          return say('502 no such command');
        case 'MAIL':
          mail.from = address;
          return say('250 ok');
        case 'RCPT': {
          const no = refusal(address);
          if (!no) mail.to.push(address);
          return say(no ?? '250 ok');
        }
        case 'DATA':
          reading = true;
          return say('354 go on');
        case 'QUIT':
          say('221 bye');
          return socket.end();
        default:
          return say('250 ok');
      }
    }

    say('220 stand-in');
    socket.on('data', (chunk: string) => {
      const lines = (pending + chunk).split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** It speaks no TLS. */
    url: `smtp://salma:un%20secret@127.0.0.1:${port}?requireTLS=false`,
    mails,
    logins,
    refuse(now: boolean | typeof refusal) {
      refusal = typeof now === 'function' ? now : () => (now ? '550 nobody of that name' : undefined);
    },
    stop() {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
