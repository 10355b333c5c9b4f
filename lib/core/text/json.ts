/** A value that is JSON text already: it is written out as it stands. */
export type JsonText<T> = string & { readonly jsonOf: T };

/** The value that a JSON text of ours stands for. */
export function fromJson<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T;
}

/** The members of an object as JSON text, `"name":value,…`; only `membersOf` makes it. */
export type JsonMembers<T extends object> = string & { readonly membersOf: T };

/** What an object holds, as text that can be joined with another's. What JSON does not know is left out, as always. */
export function membersOf<T extends object>(value: T): JsonMembers<T> {
  let members = '';
  // A loop and one text: a page of cards does this forty times.
  for (const [name, held] of Object.entries(value)) {
    const text = JSON.stringify(held) as string | undefined;
    if (text !== undefined) members += `${members === '' ? '' : ','}${JSON.stringify(name)}:${text}`;
  }
  return members as JsonMembers<T>;
}

/** One object of the members of two; that they share no name is asked of the types. */
export function objectOf<A extends object, B extends object>(
  a: JsonMembers<A>,
  b: JsonMembers<B> & (keyof A & keyof B extends never ? unknown : never),
): JsonText<A & B> {
  return `{${[a, b].filter((members) => members !== '').join()}}` as JsonText<A & B>;
}
