import { PUT as putAgency } from '@/app/api/users/me/agency/route';
import { GET as listUsers } from '@/app/api/users/route';
import { type MadeUser, makeUser } from './factories';
import { call } from './http';

/** Asks for the directory, as `GET /users?…`. */
export const askUsers = (query: string) => call(listUsers, { path: `/api/users?${query}` });

/** The agencies of such an answer by name, in its order. */
export const companyNames = (body: { data: { agencyDetails: { companyName: string } }[] }): string[] =>
  body.data.map((one) => one.agencyDetails.companyName);

/** Changes somebody's own agency by the real call. */
export const changeAgency = (who: MadeUser, body: unknown) =>
  call(putAgency, { method: 'PUT', token: who.token, body, path: '/api/users/me/agency' });

/** An agency changed by the real command, which keeps what follows from its details in step. */
export async function makeAgency(
  change: Record<string, unknown>,
  columns: { identityVerifiedAt?: Date } = {},
): Promise<MadeUser> {
  const made = await makeUser({ userType: 'agency', ...columns });
  const answer = await changeAgency(made, change);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return made;
}
