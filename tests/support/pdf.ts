import { extractText, getDocumentProxy } from 'unpdf';

/** What a PDF says, its words on one line. */
export async function pdfText(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** Where the words of a PDF's first page stand, in points. */
export async function pdfPlaces(bytes: Uint8Array): Promise<{ text: string; left: number; width: number }[]> {
  const page = await (await getDocumentProxy(bytes)).getPage(1);
  const { items } = await page.getTextContent();
  return items.flatMap((item) =>
    'str' in item ? [{ text: item.str, left: Number(item.transform[4]), width: item.width }] : [],
  );
}
