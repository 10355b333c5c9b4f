import { installFromDebian, programOnPath } from './debian.mjs';
import { goWithout } from './missing.mjs';

/**
 * The browsers beside Chromium, each with the programs that it takes and Debian's packages of them. WebKit knows no mode
 * without a screen: Xvfb is one.
 */
const BROWSERS = [
  {
    label: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: [['firefox-esr', 'firefox']],
    packages: ['firefox-esr'],
  },
  {
    label: 'WebKit',
    variable: 'WEBKIT_DRIVER_PATH',
    programs: [['WebKitWebDriver'], ['Xvfb']],
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  },
];

/** @param {(typeof BROWSERS)[number]} browser */
function found({ programs }) {
  const files = programs.map(programOnPath);
  return files.every(Boolean) ? files[0] : undefined;
}

/**
 * Firefox and WebKit, found or else installed.
 * @returns {Promise<Record<string, string>>} where each program is that is here, by the variable that tells the tests
 */
export async function ensureOtherBrowsers() {
  /** @type {Record<string, string>} */
  const here = {};
  for (const browser of BROWSERS) {
    const { label, packages, variable } = browser;
    const reachable = found(browser) ? true : await installFromDebian(label, packages);
    const file = found(browser);
    if (file) here[variable] = file;
    else
      goWithout({
        label,
        packages: `apt-get install ${packages.join(' ')}`,
        leftOut: 'rien n’y est essayé',
        reachable,
      });
  }
  return here;
}
