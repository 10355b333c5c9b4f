/** A machine without that family of addresses, or with it switched off. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL']);

/**
 * Where the site is to be reached. `localhost` is this machine alone, by both families of addresses: browsers try either
 * first. Nothing said is everywhere.
 * @param {string | undefined} host
 * @returns {(string | undefined)[]} one address for each server
 */
export function addressesOf(host) {
  return host === 'localhost' ? ['127.0.0.1', '::1'] : [host || undefined];
}

/**
 * Has servers that answer alike listen on one port, one at each address. A failure ends the process, but for a second
 * address that the machine does not have.
 * @param {import('node:http').Server[]} servers
 * @param {number} port
 * @param {(string | undefined)[]} addresses
 */
export function listen(servers, port, addresses) {
  servers.forEach((server, place) => {
    server.on('error', (error) => {
      if (place > 0 && NO_SUCH_ADDRESS.has(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) return;
      console.error(error);
      process.exit(1);
    });
    server.listen(port, addresses[place]);
  });
}
