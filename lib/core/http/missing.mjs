/** Of the process, not of the module: our server and Next's bundle have one each. */
const answering = Symbol.for('rihla.answering');
const missing = Symbol.for('rihla.missing');
const ofProcess = /** @type {{ [answering]?: { getStore: () => object | undefined } }} */ (globalThis);

/**
 * Says, while a page is made, that what it is about is not there. Where our server has it made, Next hears of it when it has
 * said 200 already.
 */
export function tellMissing() {
  const answer = ofProcess[answering]?.getStore();
  if (answer) Object.assign(answer, { [missing]: true });
}

/**
 * Whether that was said of an answer.
 * @param {object} answer
 */
export const isMissing = (answer) => missing in answer;
