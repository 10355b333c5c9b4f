import { isIP, isIPv6 } from 'node:net';

/**
 * The client's address for limits, or `unknown`. Everyone on the way appends to `X-Forwarded-For` the address that spoke to
 * them, we ourselves last (server/incoming.mjs), so it is read from the right: past the proxies that are ours. What stands
 * further left was written by the client and proves nothing. IPv6 counts by the /64, which is what one household is given:
 * within it a client takes a new address at will.
 * @param {string | null | undefined} forwarded the header
 * @param {number} proxies how many of ours are in front (TRUST_PROXY)
 */
export function addressOf(forwarded, proxies) {
  const named = (forwarded ?? '').split(',').map((part) => part.trim());
  const address = (named.at(-1 - proxies) ?? named[0] ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  if (isIPv6(address)) return networkOf(address);
  return isIP(address) ? address : 'unknown';
}

/** @param {string} address an IPv6 one */
function networkOf(address) {
  const [start = '', end] = (address.split('%')[0] ?? '').split('::');
  const before = start.split(':').filter(Boolean);
  // An IPv4 address at the end stands for two groups, but always behind the first four.
  const behind = end?.split(':').filter(Boolean) ?? [];
  const left = end === undefined ? 0 : Math.max(0, 8 - before.length - behind.length);
  const network = [...before, ...Array(left).fill('0'), ...behind].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
