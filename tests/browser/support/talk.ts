import type { APIRequestContext, Page } from '@playwright/test';
import { expect, register } from './test';
import { as, publishTransport } from './things';

/** Two people, and the conversation that the first began about the other's trip. */
export async function talk(
  request: APIRequestContext,
  first = 'Bonjour, passez-vous par Lyon ?',
  route: Parameters<typeof publishTransport>[2] = {},
) {
  const [sender, carrier] = [await register(request, 'Salma'), await register(request, 'Yassine')];
  const transport = await publishTransport(request, carrier, route);
  const answer = await request.post('/api/conversations', {
    headers: as(sender),
    data: { recipientId: carrier.id, transportId: transport._id, initialMessage: first },
  });
  expect(answer.status()).toBe(201);
  const { data } = await answer.json();
  return { sender, carrier, transport, id: data._id as string };
}

export const thread = (page: Page) => page.getByRole('log', { name: 'Messages', exact: true });
export const field = (page: Page) => page.getByLabel('Votre message');
export const list = (page: Page) => page.getByRole('navigation', { name: 'Conversations' });
