import 'server-only';
import { epochMs, Prisma, rowsOf } from '@/lib/core/db';
import { logSecurity } from '@/lib/core/log/security';
import { printPaper } from '@/lib/core/paper/print';
import { unseal } from '@/lib/core/seal';
import { utcIso } from '@/lib/core/text/time';
import { paperOf, type Recu, type RecuContenu } from '@/lib/payments/rules/paper';

type Row = Omit<Recu, 'creeLe'> & { id: string; creeLe: number; scelle: string | null };

/**
 * The original of a paper, by its number, as a PDF: what was sealed when a person's account ended, for whoever the law lets ask
 * for it; each opening is a line of the security log, which the command prints. Null for an unknown number. Throws Error for one sealed with another secret,
 * or changed since.
 */
export async function originalRecu(numero: string): Promise<Uint8Array<ArrayBuffer> | null> {
  const [, serie = '', rang = ''] = /^(.+)-(\d{6,9})$/.exec(numero) ?? [];
  if (!serie) return null;
  const [row] = await rowsOf<Row>`
    SELECT id, serie, numero, genre::text AS genre, payment_id AS "paymentId", contenu, scelle,
      ${epochMs(Prisma.sql`created_at`)} AS "creeLe"
    FROM recus WHERE serie = ${serie} AND numero = ${Number(rang)}::int`;
  if (!row) return null;
  const text = row.scelle ? unseal('recus', row.id, row.scelle) : JSON.stringify(row.contenu);
  if (text === null) throw new Error('Ce reçu est scellé avec un autre SAFETY_SECRET, ou a été changé.');
  if (row.scelle) logSecurity('paperOpened', { recuId: row.id });
  const contenu = JSON.parse(text) as RecuContenu;
  return printPaper(paperOf({ ...row, contenu, creeLe: utcIso(row.creeLe) }));
}
