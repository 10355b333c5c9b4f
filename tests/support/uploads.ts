import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { POST as upload } from '@/app/api/upload/image/route';
import { GET as getFile } from '@/app/uploads/[...key]/route';
import { db } from '@/lib/core/db';
import type { MadeUser } from './factories';
import { post } from './multipart';

/** The product's fixed words. */
export const INVALID = 'Veuillez sélectionner une image valide';
export const TOO_LARGE = 'L’image ne doit pas dépasser 5MB';
export const FORMATS = 'Seuls les formats JPEG et PNG sont acceptés';

/** Where local pictures are kept. */
export const uploadsFolder = () => path.join(process.env.DATA_DIR ?? '', 'uploads');

/** The names of every kept file. */
export const onDisk = () => (existsSync(uploadsFolder()) ? readdirSync(uploadsFolder()).sort() : []);

/** The bytes behind a picture's address. */
export const fileOf = (url: string) => readFileSync(path.join(uploadsFolder(), path.basename(url)));

/** Uploads one picture as somebody. */
export function sendImage(
  { token }: MadeUser,
  bytes: Buffer,
  { type = 'demande', ...file }: { type?: string; name?: string; mime?: string } = {},
) {
  const image = { bytes, name: file.name, type: file.mime };
  return post(upload, { token, path: `/api/upload/image?type=${type}`, fields: { image } });
}

/** Asks for a file below /uploads. */
export function serve(...key: string[]): Promise<Response> {
  return getFile(new Request('http://localhost:3000/uploads'), { params: Promise.resolve({ key }) });
}

/** No picture, file, counted upload or thing with a picture is left for the next test. */
export async function forgetUploads(): Promise<void> {
  await db.rateLimit.deleteMany({ where: { key: { startsWith: 'uploadAccount' } } });
  await db.demande.deleteMany();
  await db.produit.deleteMany();
  await db.image.deleteMany();
  for (const file of onDisk()) rmSync(path.join(uploadsFolder(), file));
}
