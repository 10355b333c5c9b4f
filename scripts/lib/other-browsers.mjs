import { installFromDebian, programOnPath } from './debian.mjs';
import { say } from './say.mjs';

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
 * Firefox and WebKit, found or else installed; says which one is missing here.
 * @returns {Promise<Record<string, string>>} where each program is, by the variable that tells the tests
 */
export async function ensureOtherBrowsers() {
  /** @type {Record<string, string>} */
  const here = {};
  for (const browser of BROWSERS) {
    if (!found(browser)) await installFromDebian(browser.label, browser.packages);
    const file = found(browser);
    if (file) here[browser.variable] = file;
    else
      say(
        `! ${browser.label} manque et n’a pas pu être installé (apt-get install ${browser.packages.join(' ')}) : rien n’y est essayé.`,
      );
  }
  return here;
}
