import 'server-only';

/**
 * What decodes and draws pictures, read when the first of them comes: it is eight megabytes. One thread per picture, and nothing
 * kept: uploads leave room for pages.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
