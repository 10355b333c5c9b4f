import { type AddressInfo, createServer, connect as dial, type Server, type Socket } from 'node:net';

/** Listens on a free port of this machine and answers which. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A way to the real database that can be closed: what is on it is cut off, and nobody gets through. */
export async function openGate(database: URL) {
  const sockets = new Set<Socket>();
  let open = true;
  const gate = createServer((client) => {
    if (!open) return client.destroy();
    const server = dial(Number(database.port || 5432), database.hostname);
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  const port = await listen(gate);
  const shut = () => {
    open = false;
    for (const socket of sockets) socket.destroy();
  };
  const through = new URL(database);
  through.hostname = '127.0.0.1';
  through.port = String(port);
  const reopen = () => {
    open = true;
  };
  return { url: through.href, shut, reopen, close: () => gate.close() };
}
