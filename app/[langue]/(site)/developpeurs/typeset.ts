/** A sentence of the API's document with its spaces as a French page has them: none breaks before a double sign. */
export function typeset(text: string): string {
  return text.replace(/ (?=[:;?!»])/g, '\u202f').replace(/« /g, '«\u202f');
}
