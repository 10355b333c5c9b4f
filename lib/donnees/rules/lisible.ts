import { listed } from '@/lib/core/text/text';
import { sensOf } from '@/lib/langues/langue.mjs';
import type { Copie } from './copie';
import { linesOf, type Mesure } from './valeur';

/** One kind of data on the readable page: what it is, its file, its first rows and what they hold, and the pictures that are beside it. */
export type Page = {
  est: string;
  pour: string;
  duree: string;
  fichier: string;
  lignes: Record<string, unknown>[];
  nombre: number;
  mesures?: Record<string, Mesure | undefined>;
  images?: string[];
};

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

function sectionOf(page: Page, copie: Copie, fuseau: string): string {
  const { est, pour, duree, fichier, lignes, nombre, mesures = {}, images = [] } = page;
  const { say } = copie;
  const names = Object.keys(lignes[0] ?? {});
  const cell = (value: unknown, mesure?: Mesure) =>
    linesOf(value, copie, fuseau, mesure).map(escaped).join('<br>');
  const rows = lignes.map(
    (ligne) => `<tr>${names.map((name) => `<td>${cell(ligne[name], mesures[name])}</td>`).join('')}</tr>`,
  );
  const drawn = images.map((one) => `<img src="${encodeURI(one)}" alt="" loading="lazy">`).join('');
  const table = `<div class="t" tabindex="0"><table><thead><tr>${names
    .map((name) => `<th scope="col">${escaped(name)}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  const more =
    nombre > lignes.length ? `<p>${escaped(say('premieres', { n: lignes.length, total: nombre }))}</p>` : '';
  const usage = escaped(say('usage', { pour, duree }));
  return `<section><h2>${escaped(est)}</h2><p>${usage} <a href="${encodeURI(fichier)}">${escaped(say('fichier'))}</a></p>${
    nombre > 0 ? drawn + table + more : `<p>${escaped(say('rien'))}</p>`
  }</section>`;
}

/** A page that any browser opens from the archive, without a network: what there is, why, and its first rows; instants by the clock of `fuseau`. */
export function pageOf(pages: Page[], copie: Copie, fuseau: string): string {
  const { langue, say } = copie;
  const folders = { dossier: say('dossier'), images: say('images') };
  const [full, empty] = [
    pages.filter(({ nombre }) => nombre > 0),
    pages.filter(({ nombre }) => nombre === 0),
  ];
  return `<!doctype html>
<html lang="${langue}" dir="${sensOf(langue)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(say('titre'))}</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}.t{overflow:auto}
table{border-collapse:collapse;font-size:.875rem}th,td{border:1px solid #8888;padding:.3rem .6rem;text-align:start;vertical-align:top}img{max-width:9rem;max-height:9rem;margin:.2rem}</style></head>
<body><h1>${escaped(say('titre'))}</h1><p>${escaped(say('tout', folders))}</p>
${full.map((page) => sectionOf(page, copie, fuseau)).join('\n')}
<h2>${escaped(say('sansRien'))}</h2><p>${escaped(
    listed(
      empty.map(({ est }) => est),
      langue,
    ),
  )}.</p></body></html>
`;
}
