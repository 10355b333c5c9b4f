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
  const members = Object.entries(value).flatMap(([name, held]) => {
    const text = JSON.stringify(held) as string | undefined;
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return members.join() as JsonMembers<T>;
}

/** One object of the members of two; that they share no name is asked of the types. */
export function objectOf<A extends object, B extends object>(
  a: JsonMembers<A>,
  b: JsonMembers<B> & (keyof A & keyof B extends never ? unknown : never),
): JsonText<A & B> {
  return `{${[a, b].filter((members) => members !== '').join()}}` as JsonText<A & B>;
}
