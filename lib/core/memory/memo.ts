/**
 * A pure function that keeps its answers, for what is asked for again and again and costs more than a look. Past `limit`
 * answers it begins anew, so that strangers' questions cannot fill the memory.
 */
export function memo<K extends string | number, T>(limit: number, answer: (key: K) => T): (key: K) => T {
  const kept = new Map<K, T>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    const value = answer(key);
    if (kept.size >= limit) kept.clear();
    kept.set(key, value);
    return value;
  };
}
