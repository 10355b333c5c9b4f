import { CONNECTION_LOST, readFailure } from './failure';
import type { Answer } from './send';

/**
 * Sends one file to our API as the only field of a form, telling how much of it is through (0 to 1). Null when it was
 * called off. Never throws; XMLHttpRequest, because fetch does not tell how far it is.
 */
export function upload<T = unknown>(options: {
  action: string;
  field: string;
  file: File;
  onProgress: (share: number) => void;
  signal: AbortSignal;
  fallback?: string;
}): Promise<Answer<T> | null> {
  const { action, field, file, onProgress, signal, fallback } = options;
  return new Promise((resolve) => {
    if (signal.aborted) return resolve(null);
    const request = new XMLHttpRequest();
    request.open('POST', action);
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onerror = () => resolve({ ok: false, failure: CONNECTION_LOST });
    request.ontimeout = request.onerror;
    request.onabort = () => resolve(null);
    request.onload = () => resolve(read<T>(request, fallback));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    // The name stays here: it may say more about its owner than they mean to.
    form.append(field, file, 'image');
    request.send(form);
  });
}

function read<T>(request: XMLHttpRequest, fallback?: string): Answer<T> {
  let body: unknown;
  try {
    body = JSON.parse(request.responseText);
  } catch {
    if (request.status < 400) return { ok: false, failure: CONNECTION_LOST };
  }
  if (request.status >= 200 && request.status < 300) {
    return { ok: true, data: (body as { data?: T }).data as T, body };
  }
  const retryAfter = request.getResponseHeader('retry-after');
  return { ok: false, failure: readFailure(request.status, body, { retryAfter, fallback }) };
}
