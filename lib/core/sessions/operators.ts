import 'server-only';
import { env } from '../env';

/**
 * Whether an e-mail is named in OPERATOR_EMAILS, in any letters. Nobody may take such an address for an account: addresses
 * are not proved, and whoever was first would be an operator.
 */
export function isOperatorEmail(email: string): boolean {
  return env().OPERATOR_EMAILS.includes(email.toLowerCase());
}
