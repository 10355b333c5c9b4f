import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files';

// Which screens' words components say, found from their imports.

const STATEMENTS = /^(?:import|export)\s+(type\s)?(?:([^'";]*?)\sfrom\s+)?'([^']+)'/gm;
const EVERYWHERE = 'app/[langue]/layout.tsx';

const read = new Map<string, string>();
function textOf(file: string): string {
  const text = read.get(file) ?? readFileSync(file, 'utf8');
  read.set(file, text);
  return text;
}

function fileOf(name: string, from: string): string | undefined {
  if (!/^(@\/|\.\.?\/)/.test(name)) return undefined;
  const target = name.startsWith('@/') ? name.slice(2) : path.posix.join(path.posix.dirname(from), name);
  return ['', '.ts', '.tsx', '.mjs']
    .map((end) => target + end)
    .find((one) => /\.\w+$/.test(one) && existsSync(one));
}
const importsOf = (file: string) =>
  [...textOf(file).matchAll(STATEMENTS)].flatMap(([, typeOnly, , name = '']) => {
    const target = typeOnly ? undefined : fileOf(name, file);
    return target && /\.(tsx?|mjs)$/.test(target) ? [target] : [];
  });
const isClient = (file: string) => /^(\/\/.*\n)*['"]use client['"]/.test(textOf(file));

/** The screens whose words a file itself says. */
export const saidIn = (file: string) =>
  [...textOf(file).matchAll(/\b(?:useWords|wordsHere)\('([^']+)'\)/g)].map(([, screen = '']) => screen);
function givenIn(file: string): string[] {
  const text = textOf(file);
  return [...text.matchAll(/<Words\s+of=\{(?:\[([^\]]*)\]|(\w+))\}/g)].flatMap(([, list, name]) => {
    const names = list ?? new RegExp(`const ${name} = \\[([^\\]]*)\\]`).exec(text)?.[1] ?? '';
    return [...names.matchAll(/'([^']+)'/g)].map(([, screen = '']) => screen);
  });
}

/** What the islands that come with a file say, each with the file that says it; and what is given on the way to them. */
export function walk(entry: string, asClient = false) {
  const [said, given, seen] = [new Map<string, string>(), new Set<string>(), new Set<string>()];
  const visit = (file: string, client: boolean) => {
    const key = `${file} ${client}`;
    if (seen.has(key)) return;
    seen.add(key);
    if (client) for (const screen of saidIn(file)) said.set(screen, file);
    else for (const screen of givenIn(file)) given.add(screen);
    for (const target of importsOf(file)) visit(target, client || isClient(target));
  };
  visit(entry, asClient || isClient(entry));
  return { said, given };
}

/** What each page is given by the frame of all. */
export const everywhere = () => walk(EVERYWHERE).given;

export type Loaded = { from: string; target: string; words: 'ecrans' | 'cadre' | null };

/** What is loaded later, from where, and with which words (components/words/with-words.tsx). */
export function loadedLater(): Loaded[] {
  return ['app', 'components']
    .flatMap(filesBelow)
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((from) =>
      [...textOf(from).matchAll(/(?:\b(with(?:Frame)?Words)\(\s*\(\) =>\s*)?\bimport\('([^']+)'\)/g)].flatMap(
        ([, by, name = '']) => {
          const words = by === 'withWords' ? 'ecrans' : by ? 'cadre' : null;
          const target = fileOf(name, from);
          return target ? [{ from, target, words } as const] : [];
        },
      ),
    );
}

/** The screens that come later: those of the frame, and the others. */
export function laterScreens(): { cadre: string[]; ecrans: string[] } {
  const given = everywhere();
  const all = loadedLater();
  const saidBy = (words: Loaded['words']) =>
    new Set(
      all.filter((one) => one.words === words).flatMap(({ target }) => [...walk(target, true).said.keys()]),
    );
  // Asked for by name, where no component above can give them.
  const named = [...textOf('app/global-error.tsx').matchAll(/\bscreens\['([^']+)'\]/g)].map(
    ([, screen = '']) => screen,
  );
  const cadre = [...new Set([...saidBy('cadre'), ...named])].filter((screen) => !given.has(screen)).sort();
  const ecrans = [...saidBy('ecrans')].filter((one) => !given.has(one) && !cadre.includes(one)).sort();
  return { cadre, ecrans };
}
