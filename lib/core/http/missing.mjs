import { answerBeingMade } from './answering.mjs';

const missing = Symbol.for('rihla.missing');

/**
 * Says, while a page is made, that what it is about is not there. Where our server has it made, Next hears of it when it has
 * said 200 already.
 */
export function tellMissing() {
  const answer = answerBeingMade();
  if (answer) Object.assign(answer, { [missing]: true });
}

/**
 * Whether that was said of an answer.
 * @param {object} answer
 */
export const isMissing = (answer) => missing in answer;
