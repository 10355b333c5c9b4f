/**
 * What says that an answer is a document and how it is called when it is kept, in any letters (RFC 6266). Who knows plain
 * names only is given one with the same ending.
 */
export function keptAs(name: string, use: 'attachment' | 'inline' = 'attachment'): string {
  if (/^[\w.-]+$/.test(name)) return `${use}; filename="${name}"`;
  const ending = name.slice(name.lastIndexOf('.'));
  return `${use}; filename="rihla${ending}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
