/**
 * One line for the operator.
 * @param {string} text
 */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * An error made for the operator: what happened, and what to do next.
 * @param {string} message
 * @param {string} [advice]
 */
export function problem(message, advice) {
  return Object.assign(new Error(message), { name: 'Problème', advice });
}

const UNFORESEEN = 'Erreur imprévue : relancez la commande, puis signalez ce message s’il revient.';

/**
 * Prints any error the operator's way; the stack is kept for errors nobody foresaw.
 * @param {unknown} error
 */
export function sayError(error) {
  const known = isProblem(error);
  process.stderr.write(`\n✖ ${known ? error.message : stackOf(error)}\n`);
  const advice = known ? error.advice : UNFORESEEN;
  if (advice) process.stderr.write(`  → ${advice}\n`);
}

/**
 * @param {unknown} error
 * @returns {error is ReturnType<typeof problem>}
 */
function isProblem(error) {
  return error instanceof Error && error.name === 'Problème';
}

/** @param {unknown} error */
function stackOf(error) {
  return (error instanceof Error && error.stack) || String(error);
}

/**
 * The code by which Node and PostgreSQL name an error (`ENOENT`, `28P01`).
 * @param {unknown} error
 */
export function codeOf(error) {
  return /** @type {{ code?: string } | null | undefined} */ (error)?.code;
}

/**
 * Announces a step, says every ten seconds that it still runs, and how long it took.
 * @template T
 * @param {string} label
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const start = Date.now();
  const seconds = () => `${((Date.now() - start) / 1000).toFixed(1).replace('.', ',')} s`;
  say(`• ${label}…`);
  const pulse = setInterval(() => say(`  … toujours en cours : ${label} (${seconds()})`), 10_000);
  try {
    const result = await work();
    say(`✓ ${label} (${seconds()})`);
    return result;
  } finally {
    clearInterval(pulse);
  }
}
