// Of the process, not of the module: our server and Next's bundle have one each.
const answering = Symbol.for('rihla.answering');
const ofProcess =
  /** @type {{ [answering]?: import('node:async_hooks').AsyncLocalStorage<import('node:http').ServerResponse> }} */ (
    globalThis
  );

/**
 * From now on the answer that is being made is known to whatever makes it. Asked again, it answers undefined.
 * @param {() => import('node:async_hooks').AsyncLocalStorage<import('node:http').ServerResponse>} store
 */
export function knowAnswers(store) {
  if (ofProcess[answering]) return undefined;
  ofProcess[answering] = store();
  return ofProcess[answering];
}

/** The answer that is being made; undefined outside of a request, as in tests and while the build draws pages. */
export const answerBeingMade = () => ofProcess[answering]?.getStore();

/**
 * Does the work as part of an answer.
 * @template T
 * @param {import('node:http').ServerResponse} response
 * @param {() => T} work
 * @returns {T}
 */
export function asPartOf(response, work) {
  const store = ofProcess[answering];
  return store ? store.run(response, work) : work();
}
