import 'server-only';
import { ERROR_STATUS, type ErrorCode } from '../errors';
import type { Contract } from './route';

/** Each refusal in a sentence, for those who read the API's document. */
export const REASONS: Record<ErrorCode, string> = {
  bad_request: 'La demande est illisible (JSON, Idempotency-Key).',
  unauthorized: 'Connectez-vous\u202f: il manque un jeton ou un cookie valable.',
  second_factor: 'La double authentification est active\u202f: il faut aussi son code.',
  forbidden: 'Ce n’est pas à vous, ou la demande vient d’un autre site.',
  proof_required: 'Il faut d’abord confirmer que c’est bien soi (POST /users/me/proof).',
  not_found: 'Cela n’existe pas, n’existe plus, ou ne se montre pas à vous.',
  method_not_allowed: 'Cette méthode n’existe pas pour cet appel\u202f: voyez Allow.',
  too_slow: 'La demande a mis trop de temps à arriver.',
  conflict: 'L’état des choses ne le permet pas\u202f; le message dit pourquoi.',
  capacity_exceeded: 'Il ne reste pas assez de kilos.',
  too_large: 'La demande est trop lourde.',
  unsupported_media: 'Ce type de contenu n’est pas accepté.',
  invalid: 'Des champs sont à corriger\u202f: voyez fields.',
  rate_limited: 'Trop d’appels\u202f: attendez le temps que dit Retry-After.',
  internal: 'Une panne chez nous\u202f; donnez requestId en nous écrivant.',
  not_implemented: 'Ce serveur ne sait pas le faire\u202f; le message dit quoi demander à la place.',
  unavailable: 'Le service est momentanément indisponible\u202f: réessayez après Retry-After.',
};

/** An unknown query name, the general limits, what breaks. */
const OF_ANY = ['invalid', 'rate_limited', 'internal', 'unavailable'] as const;
const OF_A_BODY = ['bad_request', 'too_slow', 'too_large', 'unsupported_media'] as const;

/** Every refusal that a call may answer with: those that come with what its contract names, and its handler's own. */
export function failuresOf(method: string, contract: Contract): ErrorCode[] {
  const { auth, params, body, form, textBytes, status = 200, refuses = [] } = contract;
  const failures = new Set<ErrorCode>([...refuses, ...OF_ANY]);
  if (auth === true) failures.add('unauthorized');
  if (params) failures.add('not_found');
  // A write that another site's page could have sent.
  if (method !== 'GET') failures.add('forbidden');
  if (body || form || textBytes) for (const code of OF_A_BODY) failures.add(code);
  // An Idempotency-Key that is unreadable, or whose first call still runs.
  if (status === 201) for (const code of ['bad_request', 'conflict'] as const) failures.add(code);
  return (Object.keys(ERROR_STATUS) as ErrorCode[]).filter((code) => failures.has(code));
}
