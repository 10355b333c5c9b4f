/**
 * Default values with what a person typed into the server's HTML before scripts woke up. Only flat text fields;
 * a no-op on the server and for forms that were not in the HTML.
 */
export function withTypedBefore<T extends object>(formId: string, defaults: T): T {
  if (typeof document === 'undefined') return defaults;
  const form = document.getElementById(formId);
  if (!(form instanceof HTMLFormElement)) return defaults;
  const typed: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    const declared: unknown = Reflect.get(defaults, name);
    if (typeof value === 'string' && value !== '' && typeof declared === 'string') typed[name] = value;
  }
  return { ...defaults, ...typed };
}
