import type { Failure } from './failure';

/** Asks whoever is there for what is missing; answers whether it was given. */
type Asker = (missing: readonly string[]) => Promise<boolean>;

let asker: Asker | undefined;

/** From now on `ask` is how a person proves to be themselves; answers the way to stop. */
export function answerProofs(ask: Asker): () => void {
  asker = ask;
  return () => {
    if (asker === ask) asker = undefined;
  };
}

/** Whether a refusal was for want of a proof that has been given since: the same may be sent again. */
export async function provedSince({ code, fields }: Failure): Promise<boolean> {
  if (code !== 'proof_required' || !asker) return false;
  return asker(Object.keys(fields ?? {}));
}
