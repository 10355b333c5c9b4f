import net from 'node:net';

/** One connection on which an attacker says what they like, and what is heard on it until it is closed. */
export type Raw = {
  say: (text: string | Uint8Array) => void;
  /** The status of the first answer, or 0 when the connection was closed without one; and after how long. */
  answer: Promise<{ status: number; ms: number }>;
  /** When the other side closed it. */
  closed: Promise<{ ms: number }>;
  drop: () => void;
};

export function connect(url: string): Raw {
  const { hostname, port } = new URL(url);
  const socket = net.connect(Number(port), hostname);
  const start = performance.now();
  const since = () => performance.now() - start;
  socket.on('error', () => {});
  const closed = new Promise<{ ms: number }>((resolve) =>
    socket.once('close', () => resolve({ ms: since() })),
  );
  const answer = new Promise<{ status: number; ms: number }>((resolve) => {
    socket.once('data', (data) =>
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? 0), ms: since() }),
    );
    closed.then(({ ms }) => resolve({ status: 0, ms }));
  });
  return { say: (text) => void socket.write(text), answer, closed, drop: () => socket.destroy() };
}

/** The head of a request with a body of so many bytes, of which none is sent. */
export function head(path: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ Host: 'attack', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** How often each status was answered. */
export function tally(answers: { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
