/**
 * One line of a Dockerfile, continuations joined: `COPY --from=build /app ./` is
 * `{ name: 'COPY', flags: { from: 'build' }, rest: '/app ./' }`.
 * @typedef {{ name: string, flags: Record<string, string>, rest: string }} Instruction
 */

/**
 * The instructions of a Dockerfile, in order. Throws on a line that is none.
 * @param {string} text
 * @returns {Instruction[]}
 */
export function readDockerfile(text) {
  const lines = text.replace(/\\\n/g, ' ').split('\n');
  return lines.filter((line) => line.trim() && !line.startsWith('#')).map(readLine);
}

/**
 * @param {string} line
 * @returns {Instruction}
 */
function readLine(line) {
  const [, name, marked = '', rest = ''] = /^([A-Z]+)((?:\s+--\S+)*)\s+(.+)$/.exec(line) ?? [];
  if (!name) throw new Error(`no instruction: ${line}`);
  const flags = [...marked.matchAll(/--([\w-]+)=(\S+)/g)].map(([, flag = '', value = '']) => [flag, value]);
  return { name, flags: Object.fromEntries(flags), rest: rest.trim() };
}

/**
 * The words of an instruction that takes a list: `["node", "x"]` or `a b`.
 * @param {string} rest
 * @returns {string[]}
 */
export function wordsOf(rest) {
  return rest.startsWith('[') ? JSON.parse(rest) : rest.split(/\s+/);
}
