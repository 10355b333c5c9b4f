import 'server-only';
import { db, epochMs, newId, Prisma, rowsOf } from '@/lib/core/db';
import { logSecurity } from '@/lib/core/log/security';
import { printPaper } from '@/lib/core/paper/print';
import { unseal } from '@/lib/core/seal';
import { utcIso } from '@/lib/core/text/time';
import { paperOf, type Recu, type RecuContenu } from '@/lib/payments/rules/paper';

type Row = Omit<Recu, 'creeLe'> & { id: string; creeLe: number; scelle: string | null };

/** Why it was not given: no paper has that number, or it is sealed and no reason was said. */
export type NoOriginal = 'inconnu' | 'sans raison';

/**
 * The original of a paper, by its number, as a PDF: what was sealed when a person's account ended, for whoever the law lets ask
 * for it. The opening of a sealed one wants a reason, and is a line that stays (operators read it at /moderation/argent) before
 * anything of it is shown. Throws Error for one sealed with another secret, or changed since.
 */
export async function openOriginal(
  numero: string,
  raison: string,
): Promise<Uint8Array<ArrayBuffer> | NoOriginal> {
  const [, serie = '', rang = ''] = /^(.+)-(\d{6,9})$/.exec(numero) ?? [];
  if (!serie) return 'inconnu';
  const [row] = await rowsOf<Row>`
    SELECT id, serie, numero, genre::text AS genre, payment_id AS "paymentId", contenu, scelle,
      ${epochMs(Prisma.sql`created_at`)} AS "creeLe"
    FROM recus WHERE serie = ${serie} AND numero = ${Number(rang)}::int`;
  if (!row) return 'inconnu';
  if (row.scelle && !raison.trim()) return 'sans raison';
  const text = row.scelle ? unseal('recus', row.id, row.scelle) : JSON.stringify(row.contenu);
  if (text === null) throw new Error('Ce reçu est scellé avec un autre SAFETY_SECRET, ou a été changé.');
  if (row.scelle) {
    await db.recuOuverture.create({ data: { id: newId(), recuId: row.id, raison: raison.trim() } });
    logSecurity('paperOpened', { recuId: row.id });
  }
  const contenu = JSON.parse(text) as RecuContenu;
  return printPaper(paperOf({ ...row, contenu, creeLe: utcIso(row.creeLe) }));
}
