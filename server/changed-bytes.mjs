/**
 * Bytes with others at some places.
 * @param {Buffer} bytes
 * @param {{ at: number, length: number, by: Buffer }[]} changes at each place, how many go and what stands there instead
 * @param {number} [from] where to begin
 * @returns {Buffer}
 */
export function changed(bytes, changes, from = 0) {
  const parts = [];
  let next = from;
  for (const { at, length, by } of changes.toSorted((one, other) => one.at - other.at)) {
    parts.push(bytes.subarray(next, at), by);
    next = at + length;
  }
  return Buffer.concat([...parts, bytes.subarray(next)]);
}
