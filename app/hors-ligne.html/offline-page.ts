import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PRODUCT_NAME } from '@/lib/core/product';
import { horsLigne } from '@/lib/langues/horsLigne';
import { LANGUES, LOCALES, sensOf } from '@/lib/langues/langue.mjs';

const FILE = path.join(process.cwd(), 'app/hors-ligne.html/page.html');
const MARKS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What its script says. */
const SAID = [
  'onglet',
  'titre',
  'texte',
  'verifier',
  'reessayer',
  'remise',
  'reservation',
  'transport',
  'vu',
] as const;

/**
 * What is shown where there is no network: it needs nothing but itself, bears the product's name, and speaks the language of the
 * address that was asked for.
 */
export async function offlinePage(): Promise<string> {
  const { onglet, titre, texte, reessayer } = horsLigne.fr;
  const texts = Object.fromEntries(
    LANGUES.map((langue) => {
      const said = Object.fromEntries(SAID.map((key) => [key, horsLigne[langue][key]]));
      return [langue, { ...said, sens: sensOf(langue), dates: LOCALES[langue] }];
    }),
  );
  const filled: Record<string, string> = {
    nom: PRODUCT_NAME.replace(/[&<>"]/g, (mark) => MARKS[mark] ?? mark),
    ...{ onglet, titre, texte, reessayer },
    textes: JSON.stringify(texts).replaceAll('<', '\\u003c'),
  };
  return (await readFile(FILE, 'utf8')).replace(
    /\{(nom|onglet|titre|texte|reessayer|textes)\}/g,
    (_, name: string) => filled[name] ?? '',
  );
}
