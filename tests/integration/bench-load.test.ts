import { expect, it } from 'vitest';
import { placeKey } from '@/lib/core/cities/find';
import { db } from '@/lib/core/db';
import { draftEtapes, texteRecherche } from '@/lib/transports/commands/etapes';
import { loadTransports } from '@/scripts/bench/load';
import { expectSoundTransports } from '../support/transport-invariants';

it('fills a database with trips that the rules could have made', async () => {
  const url = process.env.DATABASE_URL ?? '';
  await loadTransports(url, 400);
  expect(await db.transport.count()).toBe(400);
  await expectSoundTransports();

  const transports = await db.transport.findMany({
    include: { etapes: { orderBy: { position: 'asc' } } },
    take: 40,
  });
  for (const { nom, description, texteRecherche: texte, etapes } of transports) {
    const drafts = etapes.map(({ ville, date, collecte, depot }) => ({
      ville,
      date: date.toISOString(),
      actions: { collecte, depot },
    }));
    expect(texte).toBe(texteRecherche(nom, description, draftEtapes(drafts)));
    for (const { ville, villeCle } of etapes) expect(villeCle).toBe(placeKey(ville));
  }
  await expect(loadTransports(url, 1)).rejects.toThrow('La base n’est pas vide');
});
