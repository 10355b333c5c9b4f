import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Appends each connection's own address to `X-Forwarded-For`, as any proxy does: Next only sets it when the client
 * sent none, so a client could otherwise choose its own address. Called once, before the server listens.
 */
export function appendSocketAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const address = request.socket.remoteAddress?.replace(/^::ffff:/, '') ?? 'unknown';
    const before = request.headers['x-forwarded-for'];
    request.headers['x-forwarded-for'] = before ? `${String(before)}, ${address}` : address;
  });
}
