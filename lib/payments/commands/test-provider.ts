import 'server-only';
import { newId, rowsOf } from '@/lib/core/db';
import { AppError, found } from '@/lib/core/errors';
import { refus } from '@/lib/langues/refus/payments';
import { testDoorPath } from '../labels';
import type { Call, Provider } from './provider';

type Etat = 'ouvert' | 'paye' | 'refuse';

/** Writes down what was asked for under a key, once. */
async function note({ id, centimes }: Pick<Call, 'id' | 'centimes'>, etat: Etat): Promise<string> {
  const [row] = await rowsOf<{ ref: string }>`
    INSERT INTO test_charges (ref, cle, centimes, etat) VALUES (${`essai_${newId()}`}, ${id}, ${centimes}, ${etat})
    ON CONFLICT (cle) DO UPDATE SET cle = excluded.cle RETURNING ref`;
  return found(row?.ref, refus('introuvable'));
}

/** The built-in provider of the test mode: it keeps books of its own like a real one, and moves no money. */
export const testProvider: Provider = {
  open: async (call) => ({ ref: await note(call, 'ouvert'), url: testDoorPath(call.paymentId) }),
  async read(ref) {
    const [row] = await rowsOf<{
      etat: Etat;
      centimes: number;
    }>`SELECT etat, centimes FROM test_charges WHERE ref = ${ref}`;
    return found(row, refus('introuvable'));
  },
  async close({ ref }) {
    await rowsOf`UPDATE test_charges SET etat = 'refuse' WHERE ref = ${ref} AND etat = 'ouvert' RETURNING ref`;
  },
  remboursement: async (call) => ({ ref: await note(call, 'paye') }),
  versement: async (call) => ({ ref: await note(call, 'paye') }),
  reprise: async (call) => ({ ref: await note(call, 'paye') }),
  opposition: null,
  returned: async () => 0,
  report: null,
  accounts: null,
};

/**
 * What somebody chose at the test provider's door. The door closes with the first choice. Throws `conflict` when another was
 * made there before.
 */
export async function chooseAtTestDoor(ref: string, etat: 'paye' | 'refuse'): Promise<void> {
  const chosen = await rowsOf<{ ref: string }>`
    UPDATE test_charges SET etat = ${etat} WHERE ref = ${ref} AND etat IN ('ouvert', ${etat}) RETURNING ref`;
  if (chosen.length === 0) throw new AppError('conflict', refus('autreReponse'));
}
