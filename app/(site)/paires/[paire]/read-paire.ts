import 'server-only';
import { notFound, permanentRedirect } from 'next/navigation';
import { cache } from 'react';
import { placeKey } from '@/lib/core/cities/find';
import { readPaire } from '@/lib/core/cities/paires';
import { prixConstates } from '@/lib/reservations/queries/prix';
import { isWorthFinding } from '@/lib/reservations/rules';
import { listAround, listPaire, listPaireCarriers } from '@/lib/transports/queries/paire';
import { listAgenciesNear } from '@/lib/users/queries/agencies';

const SHOWN = 6;
const NEAR = 8;
const AGENCIES = 4;

/** What an address names: its own page, the one that it should have led to, or nothing. */
const readAddress = cache((address: string) => {
  const paire = readPaire(address);
  if (!paire) notFound();
  if (paire.path !== `/colis/${address}`) permanentRedirect(paire.path);
  return paire;
});

/** All that the page of two cities says, and whether a search engine should send somebody there. */
export const readPairePage = cache(async (address: string) => {
  const paire = readAddress(address);
  const { depart, arrivee } = paire;
  const [transports, prix, around, agences] = await Promise.all([
    listPaire(paire, SHOWN),
    prixConstates(depart.name, arrivee.name),
    listAround(paire, NEAR),
    listPaireCarriers(paire, AGENCIES).then((carriers) =>
      listAgenciesNear(carriers, [placeKey(depart.name), placeKey(arrivee.name)], AGENCIES),
    ),
  ]);
  const isFound = isWorthFinding(transports.total, prix?.nombre ?? 0);
  return { ...paire, transports, prix, around, agences, isFound };
});
