import 'server-only';
import { coverContacts } from '@/lib/conversations/rules/cover';
import { newId, type RawDb } from '@/lib/core/db';
import { env } from '@/lib/core/env';
import { OPERATOR, PRODUCT_NAME } from '@/lib/core/product';
import type { Ecriture } from '../rules/ledger';
import { isTestMode } from '../rules/mode';
import type { Partie, RecuContenu } from '../rules/paper';
import { AVOIR_SUR, numeroOf, RECU_DE, type RecuGenre, recusOf, serieOf } from '../rules/recus';
import type { LockedPayment } from './move';

type Person = { id: string; nom: string; adresse: string | null; siret: string | null; entreprise: boolean };
type Facts = { description: string; depart: string | null; arrivee: string | null };
type Paid = Pick<
  LockedPayment,
  'id' | 'senderId' | 'recipientId' | 'amountCentimes' | 'tauxDixMilliemes' | 'provider'
>;

/**
 * Makes the papers that entries call for, numbered in their turn, in the transaction that writes the entries and holds the
 * payment's row, before it takes a conversation's. What stands already is not made again. `le` is the date that they bear.
 */
export async function issueRecus(
  tx: RawDb,
  payment: Paid,
  ecritures: readonly Ecriture[],
  le = new Date(),
): Promise<void> {
  for (const { genre, ...amounts } of recusOf(ecritures, payment.amountCentimes)) {
    const contenu = await contenuOf(tx, payment, genre, amounts);
    await tx.$executeRaw`
      SELECT issue_recu(${newId()}::uuid, ${payment.id}::uuid, ${genre}::recu_genre,
        ${serieOf(genre, le, contenu.test)}, ${JSON.stringify(contenu)}::jsonb, ${le}::timestamptz)`;
  }
}

async function contenuOf(
  tx: RawDb,
  payment: Paid,
  genre: RecuGenre,
  amounts: Pick<RecuContenu, 'centimes' | 'verse'>,
): Promise<RecuContenu> {
  const [facts] = await tx.$queryRaw<Facts[]>`
    SELECT p.description, r.ville_depart AS depart, r.ville_arrivee AS arrivee
    FROM payments p LEFT JOIN reservations r ON r.id = p.reservation_id WHERE p.id = ${payment.id}::uuid`;
  const people = await tx.$queryRaw<Person[]>`
    SELECT u.id, coalesce(a.company_name, u.first_name || ' ' || u.last_name) AS nom, coalesce(a.address, d.address) AS adresse,
      coalesce(a.siret, o.siret) AS siret, a.user_id IS NOT NULL AS entreprise
    FROM users u LEFT JOIN agency_details a ON a.user_id = u.id LEFT JOIN professional_details o ON o.user_id = u.id
      LEFT JOIN particular_details d ON d.user_id = u.id
    WHERE u.id IN (${payment.senderId}::uuid, ${payment.recipientId}::uuid)`;
  const [first] = await tx.$queryRaw<{ serie: string; numero: number }[]>`
    SELECT serie, numero FROM recus WHERE payment_id = ${payment.id}::uuid AND genre = ${AVOIR_SUR[genre] ?? null}::recu_genre`;
  const titulaireId = RECU_DE[genre] === 'sender' ? payment.senderId : payment.recipientId;
  const person = (own: boolean) => people.find(({ id }) => (id === titulaireId) === own);
  return {
    produit: PRODUCT_NAME,
    exploitant: OPERATOR && {
      nom: OPERATOR.name,
      lignes: OPERATOR.address ? [OPERATOR.address] : [],
      tva: env().PRODUCT_VAT_NUMBER ?? null,
    },
    titulaire: partie(person(true), true),
    autre: partie(person(false), false),
    objet: coverContacts(facts?.description ?? '').text,
    trajet: facts?.depart && facts.arrivee ? `${facts.depart} → ${facts.arrivee}` : null,
    ...amounts,
    montant: payment.amountCentimes,
    tauxDixMilliemes: payment.tauxDixMilliemes,
    sur: first ? numeroOf(first) : null,
    test: isTestMode(payment.provider),
  };
}

/** Where somebody lives is on their own papers only; of a company it is on everybody's. */
function partie(person: Person | undefined, own: boolean): Partie {
  const { nom = '', adresse, siret, entreprise } = person ?? {};
  return {
    nom,
    lignes: [adresse && (own || entreprise) ? adresse : null, siret ? `SIRET ${siret}` : null].filter(
      (line) => line !== null,
    ),
  };
}
