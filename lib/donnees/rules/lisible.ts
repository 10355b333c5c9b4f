/** One kind of data on the readable page: what it is, its file, and its first rows. */
export type Page = {
  est: string;
  pour: string;
  duree: string;
  fichier: string;
  lignes: Record<string, unknown>[];
  nombre: number;
};

const SIGNS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? sign);

function shownOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return escaped(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function sectionOf({ est, pour, duree, fichier, lignes, nombre }: Page): string {
  const names = Object.keys(lignes[0] ?? {});
  const rows = lignes.map(
    (ligne) => `<tr>${names.map((name) => `<td>${shownOf(ligne[name])}</td>`).join('')}</tr>`,
  );
  const table = `<div class="t" tabindex="0"><table><thead><tr>${names
    .map((name) => `<th scope="col">${escaped(name)}</th>`)
    .join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
  const more = nombre > lignes.length ? `<p>Les ${lignes.length} premières sur ${nombre}.</p>` : '';
  return `<section><h2>${escaped(est)}</h2><p>Pour ${escaped(pour)}. Gardé ${escaped(duree)}. <a href="${fichier}">Le fichier</a></p>${
    nombre > 0 ? table + more : '<p>Rien.</p>'
  }</section>`;
}

/** A page that any browser opens from the archive, without a network: what there is, why, and its first rows. */
export function pageOf(pages: Page[]): string {
  const [full, empty] = [
    pages.filter(({ nombre }) => nombre > 0),
    pages.filter(({ nombre }) => nombre === 0),
  ];
  return `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mes données</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem}.t{overflow:auto}
table{border-collapse:collapse;font-size:.875rem}th,td{border:1px solid #8888;padding:.3rem .6rem;text-align:left;vertical-align:top}</style></head>
<body><h1>Mes données</h1><p>Tout ce que nous gardons de vous. Le dossier «\u00a0donnees\u00a0» le contient en entier, le dossier «\u00a0images\u00a0» vos images.</p>
${full.map(sectionOf).join('\n')}
<h2>Ce que nous n’avons pas de vous</h2><p>${escaped(empty.map(({ est }) => est).join(', '))}.</p></body></html>
`;
}
