/** Splits field messages into those a form can show beside a field and those it has no field for. */
export function sortFieldMessages(fields: Record<string, string>, isHere: (path: string) => boolean) {
  const onField: [string, string][] = [];
  const elsewhere: string[] = [];
  for (const [path, message] of Object.entries(fields)) {
    if (isHere(path)) onField.push([path, message]);
    else elsewhere.push(message);
  }
  return { onField, elsewhere };
}
