import { demoAccounts } from '../../prisma/demo-accounts';
import { ask } from './ask';

/** Somebody of the demo world who is logged in: what their calls carry, and what a browser of theirs does. */
export type Member = { token: string; headers: Record<string, string>; cookie: string; email: string };

/** Logs one of the demo accounts in, by its place among them. */
export async function login(url: string, place = 0): Promise<Member> {
  const { email = '', password = '' } = demoAccounts[place] ?? {};
  const headers = { 'content-type': 'application/json' };
  const answer = await ask(`${url}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email, password }),
  });
  const { token } = JSON.parse(answer.body) as { token: string };
  const cookie = (answer.headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
  return { token, headers: { ...headers, authorization: `Bearer ${token}` }, cookie, email };
}
