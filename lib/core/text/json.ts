/** A value that is JSON text already: it is written out as it stands. */
export type JsonText<T> = string & { readonly jsonOf: T };

/** The value that a JSON text of ours stands for. */
export function fromJson<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T;
}

/** The members of an object as JSON text, without the braces around them; only `membersOf` makes it. */
export type JsonMembers<T extends object> = string & { readonly membersOf: T };

/** What an object holds, as text that can be joined with another's. */
export function membersOf<T extends object>(value: T): JsonMembers<T> {
  return JSON.stringify(value).slice(1, -1) as JsonMembers<T>;
}

/** One object of the members of two that share no name. */
export function objectOf<A extends object, B extends object>(
  a: JsonMembers<A>,
  b: JsonMembers<B>,
): JsonText<A & B> {
  return `{${a}${a && b ? ',' : ''}${b}}` as JsonText<A & B>;
}
