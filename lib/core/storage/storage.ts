import 'server-only';
import { env } from '../env';
import { localStorage } from './local';
import { uploadThingStorage } from './uploadthing';

/** A place for files that everybody may read. Keys are ours and hold nothing of what a user wrote. */
export type Storage = {
  name: string;
  put(bytes: Buffer, file: { key: string; contentType: string }): Promise<void>;
  /** Files that are not there (any more) are no failure. */
  remove(keys: string[]): Promise<void>;
  url(key: string): string;
};

/** Where new files go: UploadThing when it is configured, else this machine's disk. */
export function currentStorage(): Storage {
  return storageNamed('uploadthing') ?? localStorage();
}

/** The place that an earlier file was given to, or undefined when it is not configured any more. */
export function storageNamed(name: string): Storage | undefined {
  if (name === 'local') return localStorage();
  const { UPLOADTHING_TOKEN: token, UPLOADTHING_INGEST_URL: ingestUrl, UPLOADTHING_API_URL: apiUrl } = env();
  return name === 'uploadthing' && token ? uploadThingStorage({ token, ingestUrl, apiUrl }) : undefined;
}
