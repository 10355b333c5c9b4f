import { expect, test } from 'vitest';
import { newId } from '@/lib/core/db';
import { isThere } from '@/lib/upkeep/there';
import { makeDemande, makeProduit, makeTransport, makeUser } from '../support/factories';

test('an id is there when anything with a page has it', async () => {
  const { actor, user } = await makeUser();
  const { _id } = await makeTransport(actor);
  const { id: demande } = await makeDemande(user);
  const { id: produit } = await makeProduit(user);
  for (const id of [_id, demande, produit, user.id]) expect(await isThere(id)).toBe(true);
  expect(await isThere(newId())).toBe(false);
});
