import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { db } from '@/lib/core/db';
import { updateDemande } from '@/lib/demandes/commands';
import { updateProduit } from '@/lib/produits/commands';
import { makeDemande, makeProduit, makeUser } from '../support/factories';
import { holdRow, openHolder, waiting } from '../support/locks';

let holder: pg.Client;
beforeEach(async () => {
  holder = await openHolder();
});
afterEach(() => holder.end());

const TEXTS = { isVisible: true, description: true, texteRecherche: true } as const;

async function demande() {
  const { actor, user } = await makeUser();
  const { id } = await makeDemande(user);
  return {
    table: 'demandes' as const,
    id,
    rename: () => updateDemande(actor, id, { titre: 'Théière' }),
    describe: () => updateDemande(actor, id, { description: 'Émaillée' }),
    hide: () => updateDemande(actor, id, { isVisible: false }),
    now: async () => {
      const { titre, ...row } = await db.demande.findUniqueOrThrow({
        where: { id },
        select: { titre: true, ...TEXTS },
      });
      return { name: titre, ...row };
    },
  };
}

async function produit() {
  const { actor, user } = await makeUser();
  const { id } = await makeProduit(user);
  return {
    table: 'produits' as const,
    id,
    rename: () => updateProduit(actor, id, { nom: 'Théière' }),
    describe: () => updateProduit(actor, id, { description: 'Émaillée' }),
    hide: () => updateProduit(actor, id, { isVisible: false }),
    now: async () => {
      const { nom, ...row } = await db.produit.findUniqueOrThrow({
        where: { id },
        select: { nom: true, ...TEXTS },
      });
      return { name: nom, ...row };
    },
  };
}

const everything = {
  name: 'Théière',
  description: 'Émaillée',
  isVisible: false,
  texteRecherche: expect.stringMatching(/^theiere emaillee /),
};

test.each([
  ['need', demande],
  ['product', produit],
])(
  'edits of different fields of a %s that wait for each other are all kept, in any order',
  async (_, make) => {
    for (const turn of [0, 1, 2]) {
      const { table, id, rename, describe, hide, now } = await make();
      const edits = [rename, describe, hide];
      await holder.query('BEGIN');
      await holdRow(holder, table, id);
      const running: Promise<unknown>[] = [];
      for (const edit of [...edits.slice(turn), ...edits.slice(0, turn)]) {
        running.push(edit());
        await waiting(running.length);
      }
      await holder.query('COMMIT');
      await Promise.all(running);
      expect(await now()).toEqual(everything);
    }
  },
);
