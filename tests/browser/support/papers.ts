import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';

/** What a paper says that a page's link downloads, read back from its PDF. */
export async function textOf(page: Page, link: RegExp): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: link }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(Buffer.concat(chunks))), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}
