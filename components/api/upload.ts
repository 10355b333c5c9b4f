import { addressOf } from './address';
import { type Answer, readAnswer } from './call';
import type { To } from './contract';
import { connectionLost } from './failure';

/** The calls that take a file. */
export type UploadName =
  | 'POST /upload/image'
  | 'POST /users/{userId}/profile-image'
  | 'POST /users/me/papiers/photo';

/** What an uploaded picture is for. */
export type ImageUse = NonNullable<NonNullable<To<'POST /upload/image'>['query']>['type']>;

/**
 * Sends one file to our API as the only field of a form, telling how much of it is through (0 to 1). Null when it was
 * called off. Never throws; XMLHttpRequest, because fetch does not tell how far it is.
 */
export function upload<N extends UploadName>(options: {
  to: To<N>;
  field: string;
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  fallback?: string;
}): Promise<Answer<N> | null> {
  const { to, field, file, onProgress, signal, fallback } = options;
  const { method, url } = addressOf(to.call, to);
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null);
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', document.documentElement.lang);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve({ ok: false, failure: connectionLost() });
    request.ontimeout = request.onerror;
    request.onabort = () => resolve(null);
    request.onload = () => {
      const { status, responseText: text } = request;
      const retryAfter = request.getResponseHeader('retry-after');
      resolve(readAnswer<N>({ status, text, retryAfter }, fallback));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    // The name stays here: it may say more about its owner than they mean to.
    form.append(field, file, 'image');
    request.send(form);
  });
}
