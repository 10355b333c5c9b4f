import 'server-only';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { coverContacts } from '@/lib/conversations/rules/cover';
import { newId } from '@/lib/core/db';
import { AppError } from '@/lib/core/errors';
import { imageFile } from '@/lib/core/images/rules';
import { readSnapshot, type Snapshot } from '@/lib/core/snapshot';
import { readLocalFile } from '@/lib/core/storage/local';
import { coveredIn } from '@/lib/core/text/covered-in';
import { normaliser } from '@/lib/core/text/normaliser';
import type { Langue } from '@/lib/langues/langue.mjs';
import { refus } from '@/lib/langues/refus/donnees';
import type { Table } from '../rules/colonne';
import { type Copie, copieIn } from '../rules/copie';
import { type Page, pageOf } from '../rules/lisible';
import { DONNEES, nomExporte } from '../rules/table';
import { type Mesure, mesureOf } from '../rules/valeur';
import { downloadFile } from './fichier';

/** Rows of each table that the readable page shows; the files have them all. */
const SHOWN = 50;
const FETCH_MS = 20_000;

type Row = Record<string, unknown>;
type Said = { texte: string | null; autrui: boolean };

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** What of a table a person downloads: their rows as JSON objects in plain names, and which of their texts may be another's. */
function selectOf(name: string, table: Table, copie: Copie) {
  const said: string[] = [];
  const mesures: Record<string, Mesure | undefined> = {};
  const fields = Object.entries(table.colonnes).flatMap(([column, entry]) => {
    const exported = nomExporte(table, entry);
    if (exported === null) return [];
    const nom = copie.nom(exported);
    mesures[nom] = mesureOf(name, column);
    const value = (typeof entry === 'object' && entry.lu) || `t."${column}"`;
    const fin = typeof entry === 'object' ? entry.fin : undefined;
    if (fin && fin !== 'efface' && 'devient' in fin && fin.devient === 'erased()' && fin.si) {
      said.push(nom);
      return [
        `${quoted(nom)}, json_build_object('texte', ${value}, 'autrui', NOT coalesce((${fin.si}), false))`,
      ];
    }
    return [`${quoted(nom)}, ${value}`];
  });
  if (fields.length === 0) return null;
  const order = 'created_at' in table.colonnes ? 'ORDER BY t.created_at' : '';
  const text = `SELECT json_build_object(${fields.join(', ')}) AS row FROM "${name}" t WHERE ${table.de} ${order}`;
  return { text, said, mesures };
}

/** A statement about a person, by the id of their account. */
function ofPerson(text: string, userId: string): string {
  if (!/^[0-9a-f-]{36}$/.test(userId)) throw new Error('not the id of an account');
  return text.replaceAll('$1', `'${userId}'::uuid`);
}

/** What another wrote is read as on the site before an agreement: without what tells how to meet elsewhere. */
function readable(row: Row, said: string[]): Row {
  const covered = said.map((nom) => {
    const { texte, autrui } = row[nom] as Said;
    return [nom, autrui && texte ? coverContacts(texte).text : texte] as const;
  });
  return { ...row, ...Object.fromEntries(covered) };
}

/**
 * Writes a person's data into their download's file: JSON in plain names of their language, their pictures, and a page to read. Rows
 * and pictures go through one at a time, whatever they are in all. A file appears whole or not at all.
 */
export async function writeArchive(id: string, userId: string, langue: Langue): Promise<void> {
  const copie = copieIn(langue);
  const file = downloadFile(id);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const zip = new ZipFile();
  const ending = new AbortController();
  // Its own for each attempt: one that was given up may still be writing.
  const begun = `${file}.${newId()}.part`;
  const written = pipeline(zip.outputStream, createWriteStream(begun, { mode: 0o600 }), {
    signal: ending.signal,
  });
  const failed = new Promise<never>((_resolve, reject) => {
    zip.on('error', reject);
    written.catch(reject);
  });
  failed.catch(async () => {
    ending.abort();
    await rm(begun, { force: true });
  });
  const { images, pages, fuseau } = await readSnapshot((rows) =>
    writeRows(zip, rows, { userId, copie }, failed),
  );
  for (const image of images) addStream(zip, placeOfImage(image, copie), () => bytesOf(image));
  addStream(zip, 'index.html', () => once(() => pageOf(pages, copie, fuseau)));
  zip.end();
  await Promise.race([written, failed]);
  await rename(begun, file);
}

/** Each table's rows, until they are in the file: pictures come from somewhere else, and the snapshot waits for no network. */
type Whose = { userId: string; copie: Copie };
async function writeRows(zip: ZipFile, rows: Snapshot, { userId, copie }: Whose, failed: Promise<never>) {
  const images: Image[] = [];
  for await (const some of rows<Image>(ofPerson(IMAGES, userId))) images.push(...some);
  let fuseau = 'UTC';
  for await (const [one] of rows<{ fuseau: string }>(ofPerson(ZONE, userId))) fuseau = one?.fuseau ?? fuseau;
  const pages: Page[] = [];
  for (const [name, table] of Object.entries(DONNEES)) {
    const select = table.de === null ? null : selectOf(name, table, copie);
    if (!select) continue;
    const told = copie.de(name);
    const fichier = `${copie.say('dossier')}/${normaliser(told.est).replaceAll(' ', '-')}.json`;
    const page: Page = { ...told, fichier, lignes: [], nombre: 0, mesures: select.mesures };
    if (name === 'images') page.images = images.slice(0, SHOWN).map((image) => placeOfImage(image, copie));
    // Read from who one is to what was paid; the tables stand the other way round, as they are deleted.
    pages.unshift(page);
    const read = (row: Row) => coveredIn(JSON.stringify(readable(row, select.said)))(copie.langue);
    const found = rows<{ row: Row }>(ofPerson(select.text, userId));
    await Promise.race([failed, addStream(zip, fichier, () => jsonOf(found, read, page))]);
  }
  return { images, pages, fuseau };
}

type Image = { id: string; key: string; storage: string; url: string; width: number };
const placeOfImage = ({ id }: Image, copie: Copie) => `${copie.say('images')}/${id}.webp`;
const ZONE = 'SELECT timezone AS fuseau FROM users WHERE id = $1';
const IMAGES = 'SELECT id, key, storage, url, width FROM images WHERE owner_id = $1 ORDER BY created_at';

/** Opened when its turn comes: only one is open at a time. Resolves when it was read; what goes wrong, the file tells of. */
function addStream(
  zip: ZipFile,
  name: string,
  open: () => AsyncIterable<string | Uint8Array>,
): Promise<void> {
  return new Promise((resolve) => {
    zip.addReadStreamLazy(name, { compress: !name.endsWith('.webp') }, (done) =>
      done(null, Readable.from(open(), { objectMode: false }).once('end', resolve)),
    );
  });
}

async function* once(make: () => string): AsyncGenerator<string> {
  yield make();
}

async function* jsonOf(
  found: AsyncIterable<{ row: Row }[]>,
  read: (row: Row) => string,
  page: Page,
): AsyncGenerator<string> {
  yield '[';
  for await (const some of found) {
    const shown = some.map(({ row }) => read(row));
    yield `${page.nombre > 0 ? ',' : ''}\n${shown.join(',\n')}`;
    page.lignes.push(...shown.slice(0, SHOWN - page.lignes.length).map((row) => JSON.parse(row) as Row));
    page.nombre += shown.length;
  }
  yield '\n]\n';
}

/** A picture at its full width; one that is not there (any more) is empty. Throws `unavailable` when its store does not answer. */
async function* bytesOf({ key, storage, url, width }: Image): AsyncGenerator<Uint8Array> {
  if (storage === 'local') {
    const bytes = await readLocalFile(imageFile(key, width));
    if (bytes) yield bytes;
    return;
  }
  const answer = await fetch(url, { signal: AbortSignal.timeout(FETCH_MS) }).catch(() => null);
  if (answer?.ok) yield new Uint8Array(await answer.arrayBuffer());
  else if (answer?.status !== 404) throw new AppError('unavailable', refus('imageAbsente'));
}
