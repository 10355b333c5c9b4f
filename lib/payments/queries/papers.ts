import 'server-only';
import { stringify } from 'csv-stringify/sync';
import { coverContacts } from '@/lib/conversations/rules/cover';
import { placesIn } from '@/lib/core/cities/names';
import { epochMs, Prisma, rowsOf } from '@/lib/core/db';
import { found } from '@/lib/core/errors';
import { wordsIn } from '@/lib/core/letter/words';
import { type Paper, printPaper } from '@/lib/core/paper/print';
import { OPERATOR, PRODUCT_NAME } from '@/lib/core/product';
import type { Actor } from '@/lib/core/sessions/actor';
import { coveredIn } from '@/lib/core/text/covered-in';
import { centsToEuros } from '@/lib/core/text/money';
import { localDay, utcIso } from '@/lib/core/text/time';
import { ecrans } from '@/lib/langues/ecrans';
import type { Langue } from '@/lib/langues/langue.mjs';
import { paiements } from '@/lib/langues/paiements';
import { refus } from '@/lib/langues/refus/payments';
import { displayName } from '@/lib/users/labels';
import { currentProvider } from '../commands/provider';
import { isTestMode } from '../rules/mode';
import { paperOf, type Recu } from '../rules/paper';
import { RECU_DE, type RecuGenre } from '../rules/recus';
import { type Quarter, releveOf } from '../rules/releve';
import type { EtatPayment } from '../schema';

const MOST_ROWS = 20_000;
const PARIS = 'Europe/Paris';

/** One of the actor's own papers about a payment, as a PDF in that language. Throws `not_found` for others' and for what is not made yet, `unavailable` as `printPaper`. */
export async function recuPdf(
  actor: Actor,
  paymentId: string,
  genre: RecuGenre,
  langue: Langue = 'fr',
): Promise<Uint8Array<ArrayBuffer>> {
  const own = RECU_DE[genre] === 'sender' ? Prisma.sql`p.sender_id` : Prisma.sql`p.recipient_id`;
  const [row] = await rowsOf<Omit<Recu, 'creeLe'> & { creeLe: number }>`
    SELECT r.serie, r.numero, r.genre::text AS genre, r.payment_id AS "paymentId", r.contenu,
      ${epochMs(Prisma.sql`r.created_at`)} AS "creeLe"
    FROM recus r JOIN payments p ON p.id = r.payment_id
    WHERE r.payment_id = ${paymentId}::uuid AND r.genre = ${genre}::recu_genre AND ${own} = ${actor.id}::uuid`;
  const recu = found(row, refus('documentAbsent'));
  const contenu = placesIn(langue, recu.contenu);
  return printPaper(paperOf({ ...recu, contenu, creeLe: utcIso(recu.creeLe) }, langue));
}

type Line = {
  id: string;
  demande: boolean;
  avec: { companyName: string | null; firstName: string; lastName: string };
  description: string;
  montant: number;
  commission: number;
  verse: number;
  rembourse: number;
  devise: string;
  state: EtatPayment;
  provider: string;
  creeLe: number;
};

const COLUMNS = [
  'date',
  'reference',
  'sens',
  'avec',
  'description',
  'montant',
  'commission',
  'verse',
  'rembourse',
  'devise',
  'etat',
  'modeTest',
] as const;

/**
 * The actor's payments as a table that spreadsheets of that language open, newest first, 20,000 lines at most. What people wrote
 * is never a formula in it.
 */
export async function paymentsCsv(actor: Actor, langue: Langue = 'fr'): Promise<Uint8Array<ArrayBuffer>> {
  const word = wordsIn(paiements, langue);
  const line = (compte: string) => Prisma.sql`coalesce((SELECT -l.centimes FROM ledger_entries e
    JOIN ledger_lines l ON l.entry_id = e.id AND l.compte = ${compte}::compte WHERE e.cle = 'reglement:' || p.id), 0)`;
  const rows = await rowsOf<Line>`
    SELECT p.id, p.sender_id = ${actor.id}::uuid AS demande, p.description, p.amount_centimes AS montant, p.devise,
      p.state::text AS state, p.provider, ${epochMs(Prisma.sql`p.created_at`)} AS "creeLe",
      ${line('commission')} AS commission, ${line('a_verser')} AS verse, ${line('a_rembourser')} AS rembourse,
      (SELECT jsonb_build_object('companyName', a.company_name, 'firstName', u.first_name, 'lastName', u.last_name) FROM users u LEFT JOIN agency_details a ON a.user_id = u.id
        WHERE u.id = CASE WHEN p.sender_id = ${actor.id}::uuid THEN p.recipient_id ELSE p.sender_id END) AS avec
    FROM payments p
    WHERE p.id IN (SELECT id FROM payments WHERE sender_id = ${actor.id}::uuid
      UNION ALL SELECT id FROM payments WHERE recipient_id = ${actor.id}::uuid)
    ORDER BY p.id DESC LIMIT ${MOST_ROWS}`;
  // Where the comma parts decimals it does not part columns.
  const [point, delimiter] = langue === 'en' ? ['.', ','] : [',', ';'];
  const amount = (centimes: number) => centsToEuros(centimes).toFixed(2).replace('.', point);
  const text = stringify(
    rows.map((row) => [
      localDay(utcIso(row.creeLe), PARIS),
      row.id,
      word(row.demande ? 'demande' : 'demandeAVous'),
      displayName(row.avec, langue),
      row.demande ? row.description : coveredIn(coverContacts(row.description).text)(langue),
      amount(row.montant),
      row.demande ? amount(row.commission) : '',
      row.demande ? amount(row.verse) : '',
      amount(row.rembourse),
      row.devise,
      ecrans[langue]['payments/etat'][row.state],
      word(isTestMode(row.provider) ? 'oui' : 'non'),
    ]),
    {
      header: true,
      columns: COLUMNS.map((one) => word(one)),
      bom: true,
      delimiter,
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  );
  return new TextEncoder().encode(text);
}

type Holder = {
  nom: string;
  adresse: string | null;
  pays: string;
  siret: string | null;
  naissance: string | null;
};

/** What the site credited the actor for in a year, by quarter, with what platforms report of it, as a PDF in that language. Throws `unavailable` as `printPaper`. */
export async function relevePdf(
  actor: Actor,
  annee: number,
  langue: Langue = 'fr',
): Promise<Uint8Array<ArrayBuffer>> {
  const provider = currentProvider() ?? 'stripe';
  const [holder] = await rowsOf<Holder>`
    SELECT coalesce(a.company_name, u.first_name || ' ' || u.last_name) AS nom, u.country AS pays,
      coalesce(a.address, d.address) AS adresse, coalesce(a.siret, o.siret) AS siret, d.birth_date::text AS naissance
    FROM users u LEFT JOIN agency_details a ON a.user_id = u.id LEFT JOIN professional_details o ON o.user_id = u.id
      LEFT JOIN particular_details d ON d.user_id = u.id WHERE u.id = ${actor.id}::uuid`;
  const quarters = await rowsOf<Quarter>`
    SELECT extract(quarter FROM e.created_at AT TIME ZONE ${PARIS})::int AS trimestre, count(DISTINCT e.id)::int AS nombre,
      coalesce(-sum(l.centimes) FILTER (WHERE l.compte = 'a_verser'), 0)::int AS verse,
      coalesce(-sum(l.centimes) FILTER (WHERE l.compte = 'commission'), 0)::int AS commission
    FROM payments p JOIN ledger_entries e ON e.payment_id = p.id AND e.genre = 'reglement'
      JOIN ledger_lines l ON l.entry_id = e.id AND l.compte IN ('a_verser', 'commission')
    WHERE p.sender_id = ${actor.id}::uuid AND p.provider = ${provider}
      AND e.created_at >= make_timestamptz(${annee}::int, 1, 1, 0, 0, 0, ${PARIS})
      AND e.created_at < make_timestamptz(${annee}::int + 1, 1, 1, 0, 0, 0, ${PARIS})
    GROUP BY 1`;
  const paper: Paper = releveOf(
    {
      annee,
      produit: PRODUCT_NAME,
      exploitant: OPERATOR,
      titulaire: found(holder, refus('documentAbsent')),
      trimestres: quarters,
      test: isTestMode(provider),
      le: new Date(),
    },
    langue,
  );
  return printPaper(paper);
}
