/** One line for the operator. */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/** An error made for the operator: what happened, and what to do next. */
export function problem(message, advice) {
  const error = new Error(message);
  error.name = 'Problème';
  error.advice = advice;
  return error;
}

/** Prints any error the operator's way; the stack is kept for errors nobody foresaw. */
export function sayError(error) {
  const known = error?.name === 'Problème';
  process.stderr.write(`\n✖ ${known ? error.message : (error?.stack ?? String(error))}\n`);
  const advice =
    error?.advice ??
    (known ? undefined : 'Erreur imprévue : relancez la commande, puis signalez ce message s’il revient.');
  if (advice) process.stderr.write(`  → ${advice}\n`);
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
