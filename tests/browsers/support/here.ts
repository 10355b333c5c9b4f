import type { Browser } from './browser';
import { startFirefox } from './firefox';
import { startWebKit } from './webkit';

const { FIREFOX_PATH, WEBKIT_DRIVER_PATH } = process.env;

const BROWSERS: [name: string, program: string | undefined, start: (program: string) => Promise<Browser>][] =
  [
    ['Firefox', FIREFOX_PATH, startFirefox],
    ['WebKit', WEBKIT_DRIVER_PATH, startWebKit],
  ];

/** The browsers that are here: `npm run test:browsers` says where. */
export const HERE = BROWSERS.flatMap(([name, program, start]) => (program ? [{ name, program, start }] : []));
