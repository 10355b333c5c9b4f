import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/core/env';
import { originalRecu } from '@/lib/donnees/queries/scelle';

// `npm run recu -- R-2026-000042`, run as a child by the launcher: writes a paper's original as a PDF, also where it was sealed.
const numero = process.argv[2] ?? '';
const paper = await originalRecu(numero);
if (paper) {
  const file = path.resolve(env().DATA_DIR, `${numero}.pdf`);
  writeFileSync(file, paper, { mode: 0o600 });
  console.info(`✓ L’original : ${file}. Effacez-le quand il a servi.`);
} else {
  console.error(
    `Aucun document n’a le numéro « ${numero} ». Il s’écrit comme sur le document : R-2026-000042.`,
  );
}
process.exit(paper ? 0 : 1);
