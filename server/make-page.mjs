import { langueOfAddress } from '../lib/langues/adresse.mjs';
import { firstStyles } from './first-styles.mjs';
import { pageByNext } from './next-internals.mjs';
import { packer } from './pack.mjs';
import { withTexts } from './still-texts.mjs';

const NOTHING = Buffer.alloc(0);

/** Headers of one answer, and what Next says of its own memory. */
const OF_ONE_ANSWER = /^(?:connection|keep-alive|transfer-encoding|content-length|date|etag|x-nextjs-.*)$/;

/** A pair of cities for which nothing leaves: there are as many of them as anybody can think of, and they keep what is asked for out. */
const EMPTY_PAIR = /<meta name="robots" content="noindex/;

/**
 * The headers that belong to what was made, not to its way to one reader.
 * @param {import('node:http').OutgoingHttpHeaders} given
 * @returns {Record<string, string | string[]>}
 */
export function ownHeaders(given) {
  /** @type {Record<string, string | string[]>} */
  const headers = {};
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !OF_ONE_ANSWER.test(name))
      headers[name] = Array.isArray(value) ? value : `${value}`;
  return headers;
}

/**
 * What a browser is told to fetch before it reads the page, without the style sheets: what it needs of them is in the page.
 * @param {string | string[] | undefined} link
 */
const withoutStyles = (link = '') =>
  [link]
    .flat()
    .flatMap((one) => one.split(', '))
    .filter((one) => !/;\s*as="style"/.test(one))
    .join(', ');

/**
 * Has Next make public pages, as nobody in particular asks for them: without a session, an address or a browser. What may be
 * kept is compressed and gets its tag, once for all.
 * @param {{ distDir: string, port: number, answer: import('./next-internals.mjs').Answer, longestMs?: number }} site
 * @returns {(address: string) => Promise<{ page: import('./page-memory.mjs').Page, text: string } | undefined>} undefined when it never ends
 */
export function pageMaker(site) {
  const make = pageByNext(site);
  const stylesOf = firstStyles(site.distDir);
  const pack = packer();
  return async (address) => {
    const made = await make(address);
    if (!made) return undefined;
    const { status, failed } = made;
    const headers = ownHeaders(made.headers);
    const isPage = String(headers['content-type']).startsWith('text/html');
    if (!isPage) return { page: { status, headers, body: made.body, keep: false }, text: '' };
    const { texts } = made;
    const page = withTexts(made.body, texts);
    // Searched for ids, classes and a tag, which are ASCII: quicker with a letter a byte.
    const html = page.toString('latin1');
    const styled = stylesOf(page, html);
    const whole = status === 200 && !failed && !('set-cookie' in headers);
    const text = whole ? html : '';
    const keep = whole && !(langueOfAddress(address).path.startsWith('/colis/') && EMPTY_PAIR.test(text));
    const ahead = styled && withoutStyles(headers.link);
    if (ahead) headers.link = ahead;
    else if (styled) delete headers.link;
    headers.vary = [headers.vary, 'Accept-Encoding'].flat().filter(Boolean).join(', ');
    const { gzip, tag } = styled
      ? await pack(styled.before, styled.styles, styled.after)
      : await pack(NOTHING, NOTHING, page);
    const packed = { status, headers, gzip, keep };
    return { page: keep ? { ...packed, etag: `W/"${tag}"` } : packed, text };
  };
}
