const HOSTS = ['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'];
const SUFFIXES = ['.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com'];

/**
 * Whether an address is one of a known push service: it is a browser's word, and we post to it. `others` names the origins
 * of more, separated by spaces.
 */
export function isPushService(endpoint: string, others = ''): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (others.split(/\s+/).includes(origin)) return true;
  if (protocol !== 'https:' || port !== '') return false;
  return HOSTS.includes(hostname) || SUFFIXES.some((suffix) => hostname.endsWith(suffix));
}
