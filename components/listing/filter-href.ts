/** The address of a filtered list: `action` with the form's values that are not blank. */
export function filterHref(action: string, values: FormData): string {
  const query = new URLSearchParams();
  for (const [name, value] of values) {
    if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
  }
  const text = query.toString();
  return text ? `${action}?${text}` : action;
}
