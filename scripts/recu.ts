import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/core/env';
import { openOriginal } from '@/lib/donnees/commands/original';

// `npm run recu -- R-2026-000042 "raison"`, run as a child by the launcher: writes a paper's original as a PDF, also where it
// was sealed; that is a line that operators read.
const [numero = '', ...words] = process.argv.slice(2);
const paper = await openOriginal(numero, words.join(' '));
const refusals = {
  inconnu: `Aucun document n’a le numéro « ${numero} ». Il s’écrit comme sur le document : R-2026-000042.`,
  'sans raison': `Le document ${numero} est scellé : dites pourquoi vous l’ouvrez, cela reste écrit. npm run recu -- ${numero} "la raison"`,
};
if (typeof paper === 'string') {
  console.error(refusals[paper]);
} else {
  const file = path.resolve(env().DATA_DIR, `${numero}.pdf`);
  writeFileSync(file, paper, { mode: 0o600 });
  console.info(`✓ L’original : ${file}. Effacez-le quand il a servi.`);
}
process.exit(typeof paper === 'string' ? 1 : 0);
