import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, its words on one line. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}
