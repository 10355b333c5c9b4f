import 'server-only';
import type { Db } from '@/lib/core/db';
import { seal } from '@/lib/core/seal';
import type { RecuContenu } from '@/lib/payments/rules/paper';
import { RECU_DE, type RecuGenre } from '@/lib/payments/rules/recus';
import { displayName, ENDED } from '@/lib/users/labels';
import { EFFACE } from '../rules/colonne';

const NOBODY = { nom: displayName(ENDED), lignes: [] };

type Row = { id: string; genre: RecuGenre; contenu: RecuContenu; scelle: string | null; asked: boolean };

/**
 * Takes a person's name, address and words out of the papers of their payments. What each said is sealed beside it: the law wants
 * it kept, and nobody else reads it.
 */
export async function anonymousRecus(tx: Db, userId: string): Promise<void> {
  const rows = await tx.$queryRaw<Row[]>`
    SELECT r.id, r.genre::text AS genre, r.contenu, r.scelle, p.sender_id = ${userId}::uuid AS asked
    FROM payments p JOIN recus r ON r.payment_id = p.id
    WHERE ${userId}::uuid IN (p.sender_id, p.recipient_id) ORDER BY r.id`;
  for (const { id, genre, contenu, scelle, asked } of rows) {
    const own = (RECU_DE[genre] === 'sender') === asked;
    const said = {
      ...contenu,
      ...(own ? { titulaire: NOBODY } : { autre: NOBODY }),
      ...(asked && { objet: EFFACE }),
    };
    await tx.$executeRaw`
      UPDATE recus SET contenu = ${JSON.stringify(said)}::jsonb,
        scelle = ${scelle ?? seal('recus', id, JSON.stringify(contenu))}
      WHERE id = ${id}::uuid`;
  }
}
