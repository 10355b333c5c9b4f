import 'server-only';
import type { Db } from '@/lib/core/db';

/** What is known of a person, by which they are found in files; nothing of it stays. */
export type Connu = {
  email: string;
  firstName: string;
  lastName: string;
  phoneNumber: string;
  companyName: string | null;
  contactEmail: string | null;
  address: string | null;
  deletedAt: Date | null;
};

/**
 * Locks everything of a person's that others lock too, in everybody's order, and the account last: whatever is under way about
 * them has ended then, and what comes later finds that they are gone. Null for an unknown account.
 */
export async function lockPerson(tx: Db, userId: string): Promise<Connu | null> {
  await tx.$executeRaw`SET LOCAL statement_timeout = '60s'`;
  await tx.$executeRaw`SELECT 1 FROM transports WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
  await tx.$executeRaw`
    SELECT 1 FROM etapes WHERE transport_id IN (SELECT id FROM transports WHERE user_id = ${userId}::uuid)
    ORDER BY transport_id, position FOR UPDATE`;
  await tx.$executeRaw`SELECT 1 FROM demandes WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
  await tx.$executeRaw`SELECT 1 FROM produits WHERE user_id = ${userId}::uuid ORDER BY id FOR UPDATE`;
  await tx.$executeRaw`
    SELECT 1 FROM reservations WHERE id = ANY(ARRAY(
      SELECT id FROM reservations WHERE user_id = ${userId}::uuid
      UNION SELECT r.id FROM reservations r JOIN transports t ON t.id = r.transport_id WHERE t.user_id = ${userId}::uuid
      UNION SELECT r.id FROM reservations r JOIN demandes d ON d.id = r.demande_id WHERE d.user_id = ${userId}::uuid))
    ORDER BY id FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    SELECT 1 FROM payments WHERE sender_id = ${userId}::uuid OR recipient_id = ${userId}::uuid ORDER BY id FOR NO KEY UPDATE`;
  await tx.$executeRaw`
    SELECT lock_conversations(ARRAY(
      SELECT conversation_id FROM conversation_participants WHERE user_id = ${userId}::uuid
      UNION SELECT c.id FROM conversations c JOIN transports t ON t.id = c.transport_id WHERE t.user_id = ${userId}::uuid
      UNION SELECT c.id FROM conversations c JOIN demandes d ON d.id = c.demande_id WHERE d.user_id = ${userId}::uuid
      UNION SELECT c.id FROM conversations c JOIN produits p ON p.id = c.produit_id WHERE p.user_id = ${userId}::uuid))`;
  const [known] = await tx.$queryRaw<Connu[]>`
    SELECT u.email, u.first_name AS "firstName", u.last_name AS "lastName", u.phone_number AS "phoneNumber",
      u.deleted_at AS "deletedAt", a.company_name AS "companyName", a.contact_email AS "contactEmail",
      coalesce(a.address, p.address) AS address
    FROM users u LEFT JOIN agency_details a ON a.user_id = u.id LEFT JOIN particular_details p ON p.user_id = u.id
    WHERE u.id = ${userId}::uuid FOR UPDATE OF u`;
  return known ?? null;
}
