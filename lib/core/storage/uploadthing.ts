import 'server-only';
import type { Storage } from './storage';
import { readUploadThingToken } from './uploadthing-token';

const UPLOAD_TIMEOUT_MS = 20_000;
/** Shorter than a transaction may rest: the sweep waits for it with rows locked. */
const REMOVE_TIMEOUT_MS = 4_000;

/** UploadThing. Our keys are its custom ids, which its public addresses accept, so no key of theirs need be kept. */
export function uploadThingStorage(options: { token: string; ingestUrl?: string; apiUrl?: string }): Storage {
  async function api(timeoutMs: number) {
    const { UTApi, UTFile } = await import('uploadthing/server');
    const patient: typeof fetch = (input, init) =>
      fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    return { client: new UTApi({ ...options, fetch: patient, logLevel: 'None' }), UTFile };
  }
  const appId = readUploadThingToken(options.token)?.appId ?? '';
  return {
    name: 'uploadthing',
    async put(bytes, { key, contentType }) {
      const { client, UTFile } = await api(UPLOAD_TIMEOUT_MS);
      const file = new UTFile([new Uint8Array(bytes)], key, { customId: key, type: contentType });
      const { error } = await client.uploadFiles(file);
      if (error) throw Object.assign(new Error('UploadThing refused a file'), { code: error.code });
    },
    async remove(keys) {
      const { client } = await api(REMOVE_TIMEOUT_MS);
      await client.deleteFiles(keys, { keyType: 'customId' });
    },
    url: (key) => `https://${appId}.ufs.sh/f/${key}`,
  };
}
