/** A value that is JSON text already: it is written out as it stands. */
export type JsonText<T> = string & { readonly jsonOf: T };

/** The value that a JSON text of ours stands for. */
export function fromJson<T>(text: JsonText<T>): T {
  return JSON.parse(text) as T;
}
