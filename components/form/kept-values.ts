import { get, set } from 'react-hook-form';

/** A form's values but for what is never kept. */
export function keepable(values: object, without: readonly string[]): object {
  const rest = structuredClone(values);
  for (const path of without) if (get(rest, path) !== undefined) set(rest, path, undefined);
  return rest;
}

/** A form's values with what was kept of them; what never is stands as the form began. */
export function restoredTo(defaults: object, kept: unknown, without: readonly string[]): object {
  const values = { ...defaults, ...(kept as object) };
  for (const path of without) {
    const own: unknown = get(defaults, path);
    if (own !== undefined) set(values, path, own);
  }
  return values;
}
