import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nextBin } from '../lib/build.mjs';
import { inRoot } from '../lib/paths.mjs';
import { runNode } from '../lib/processes.mjs';

// The page to compare with: Next and React as they come, twenty small cards, no database, no words, no styles.

const FILES = {
  'package.json': '{ "private": true }',
  'next.config.mjs': 'export default { agentRules: false };',
  'app/layout.js': `export const metadata = { title: 'Page nue' };
export default function Layout({ children }) {
  return <html lang="fr"><body>{children}</body></html>;
}`,
  'app/page.js': `import Link from 'next/link';
export const dynamic = 'force-dynamic';
const cards = Array.from({ length: 20 }, (_, nth) => ({ nth, from: 'Lyon ' + nth, to: 'Tanger ' + nth, kg: nth + 3 }));
export default function Page() {
  return (
    <main>
      <h1>Trajets</h1>
      {cards.map(({ nth, from, to, kg }) => (
        <article key={nth} className="card">
          <h2>{from} → {to}</h2>
          <p>{kg} kg libres, départ le {nth + 1} décembre</p>
          <p>Porte-à-porte, colis et courrier, paiement à la livraison.</p>
          <Link href={'/trajet/' + nth} prefetch={false}>Voir le trajet</Link>
        </article>
      ))}
    </main>
  );
}`,
  'app/api/health/route.js': `export const GET = () => new Response('ok');`,
};

/** Builds the bare page's site; answers its folder, which `next start` takes. */
export async function buildBarePage(): Promise<string> {
  const folder = inRoot('.test', 'page-nue');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  await runNode([nextBin, 'build', folder], {
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
    quiet: true,
    failure: 'La page nue n’a pas pu être construite',
  });
  return folder;
}
