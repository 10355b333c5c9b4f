const SAMPLES = 9;
const WORDS = 4_000;
/** Where a sample takes no longer, all attacks have five minutes together. Where it took 10 ms they took 269 s. */
const REFERENCE_MS = 5;
const MOST = 2;

/** Text, objects and expressions, as pages are made of. */
function work(): number {
  const start = performance.now();
  const cards = Array.from({ length: WORDS }, (_, at) => ({
    id: at,
    nom: `Lyon → Tanger ${at}`,
    poids: at / 7,
  }));
  const told = (JSON.parse(JSON.stringify(cards)) as typeof cards)
    .map(({ id, nom, poids }) => `<li id="${id}">${nom.replaceAll(/[aeiou]/g, '*')} ${poids.toFixed(1)}</li>`)
    .join('');
  if (told.length < WORDS) throw new Error('nothing was made');
  return performance.now() - start;
}

/** How many times as long as the reference this machine takes for the same, once and twice at least and at most. */
export function slowness(): number {
  const samples = Array.from({ length: SAMPLES }, work).sort((a, b) => a - b);
  return Math.min(MOST, Math.max(1, (samples[Math.floor(SAMPLES / 2)] ?? 0) / REFERENCE_MS));
}
