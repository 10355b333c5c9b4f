import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from '@/lib/core/env';
import { endJobs } from '@/lib/core/jobs/boss';
import { gazetteHtml, gazetteText } from '@/lib/core/letter/gazette';
import { newsletterOf } from '@/lib/upkeep/newsletter/content';
import { monthOf, queueNewsletter } from '@/lib/upkeep/newsletter/queue';

// `npm run newsletter`, run as a child by the launcher: asks for the month's letter, which the jobs then send; with
// `--preview` it only shows it.
const mois = monthOf(new Date());
const letter = await newsletterOf(mois, 'fr');
if (!letter) console.info('Rien n’est en ligne : pas de lettre ce mois-ci.');
else if (process.argv.includes('--preview')) {
  const shown = letter('apercu-sans-abonnement-0');
  const file = path.resolve(env().DATA_DIR, `lettre-${mois}.html`);
  writeFileSync(file, gazetteHtml(shown));
  console.info(`${gazetteText(shown)}\n✓ La même en HTML : ${file}`);
} else {
  const queued = await queueNewsletter(mois);
  console.info(
    queued > 0
      ? `✓ ${queued} lettre(s) de ${mois} demandée(s) : les travaux en arrière-plan les envoient.`
      : `✓ Tout le monde a déjà la lettre de ${mois}.`,
  );
}
await endJobs();
process.exit();
