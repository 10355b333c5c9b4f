import { languesOffered, langueWanted } from '../lib/langues/langue.mjs';

/**
 * The language to answer a request in, before it is anybody's: of those that this site offers, the one that is wanted most.
 * @param {Pick<import('node:http').IncomingMessage, 'headers'>} request
 */
export function langueOf({ headers }) {
  return langueWanted(headers['accept-language'], languesOffered(process.env.LANGUES));
}
