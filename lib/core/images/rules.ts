/** At most 5 MB (docs/rules.md). */
export const MAX_IMAGE_BYTES = 5_242_880;

export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif';

/** What is accepted unless a place says less. A phone that sees no HEIC here hands over a JPEG by itself. */
export const IMAGE_FORMATS: readonly ImageFormat[] = ['jpeg', 'png', 'webp', 'avif'];

const PATH = /[/\\\0]|^\.\.?$/;
const PROGRAM_OR_PAGE =
  /\.(?:svgz?|[sx]?html?|xht|xml|php\d?|phtml|phar|[cm]?js|css|exe|dll|sh|bat|cmd|jar|py|pl|cgi|aspx?|jsp|pdf|zip)$/i;

/**
 * Whether a picture may be called so: no path, and not the ending of what a server runs or a browser opens as a page. The
 * ending of another picture's format is no reason: phones and messengers rename what they hand on.
 */
export function isImageName(name: string): boolean {
  return !PATH.test(name) && !PROGRAM_OR_PAGE.test(name);
}

/** Every picture exists at this width, so that a small place can show it whatever its size. */
export const SMALLEST_WIDTH = 96;

/** The name of one width of a picture: `{key}-{width}.webp`. */
export function imageFile(key: string, width: number): string {
  return `${key}-${width}.webp`;
}

/** The same picture at another of its widths; an address that is none of ours stays. */
export function atWidth(url: string, width: number): string {
  return url.replace(
    /^(\/uploads\/|https:\/\/[^/]+\.ufs\.sh\/f\/)([0-9a-f-]{36})-\d+\.webp$/,
    (_, base, key) => `${base}${imageFile(key, width)}`,
  );
}
