import 'server-only';
import { siteOrigin } from '../origin';
import { unsaidOfOperator } from '../product';
import { log } from './log';

/** Warns, where people reach the site by a name and not where it is tried, of what it does not say of who runs it. */
export function warnOfUnsaid(): void {
  const missing = unsaidOfOperator();
  const { hostname } = new URL(siteOrigin());
  if (missing.length === 0 || /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)) return;
  log.warn({ missing }, 'the site does not say who runs it: set these variables (docs/production.md)');
}
