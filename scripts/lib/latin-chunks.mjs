import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

const OTHER_LETTERS = /[\u0100-\uffff]/g;
/** A letter with the backslash that belongs to it: the one before it may be another backslash's. */
const LETTER = /\\?[\u0100-\uffff]|\\[\s\S]/g;
/** What reads a text as it is written, other letters that end a line, and a mark before the first line. */
const LEFT_ALONE = /\bString\.raw\b|\.raw\[|[\u2028\u2029]|^\ufeff/;
const MODULE = ['module', 'exports', 'require', '__filename', '__dirname'];

/**
 * Writes the server's code in the letters of Latin-1: V8 keeps a file's text as long as its functions live, with two bytes a
 * character when one of them is another, a « ’ » or a « → » (a tenth of the heap at rest). What the code says stays the
 * same; a file that is mostly of other letters stays as it is.
 * @param {string} distDir the build's folder
 */
export function writeChunksInLatin(distDir) {
  const folder = path.join(distDir, 'server', 'chunks');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.js')) continue;
    const file = path.join(folder, name);
    const code = readFileSync(file, 'utf8');
    const written = inLatin(code);
    if (written !== code && isProgram(written)) writeFileSync(file, written);
  }
}

/** A letter may also stand where only a letter may: in a name outside the first plane, as a blank. @param {string} code */
function isProgram(code) {
  try {
    vm.compileFunction(code, MODULE);
    return true;
  } catch {
    return false;
  }
}

/** The same program in Latin-1, where that takes less memory. @param {string} code */
export function inLatin(code) {
  const letters = code.match(OTHER_LETTERS)?.length ?? 0;
  if (letters === 0 || 5 * letters > code.length || LEFT_ALONE.test(code)) return code;
  return code.replace(LETTER, (found) => {
    const letter = /** @type {string} */ (found.at(-1));
    return letter > '\u00ff' ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}` : found;
  });
}
